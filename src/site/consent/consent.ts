import mitt from 'mitt';
import type { Cancel } from '#engine/clock';
import type { Settings } from '#engine/context/siteContext';
import { emit } from '#engine/events';
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { clearClass } from '#engine/storage/clearClass';
import { readCookie } from '#engine/storage/readCookie';
import { writeCookie } from '#engine/storage/writeCookie';
import { keepConsentRecord, readConsentRecord } from './consentRecord';
import { hasGpc } from './hasGpc';
import { isConsentGiven } from './isConsentGiven';

/** What a visitor answered to the cookie banner, in this tab or another. */
export interface ConsentEvent {
  /** Whether analytics, ads and embeds may run now. */
  isGiven: boolean;
  /** Undefined where no answer counts any more. */
  answer: boolean | undefined;
}

declare module '#engine/events' {
  interface SkerryEvents {
    /** The visitor has answered the cookie banner. */
    consent: ConsentEvent;
    /** Shows the cookie banner whatever was answered; the detail's settings replace the site's own. */
    bannerforce: Settings | null;
    /** Shows a forced cookie banner by these settings from now on. */
    bannerupdate: Settings | null;
    /** Ends that: the banner is there again only where it is due. */
    bannerunforce: null;
  }
}

/**
 * The visitor's consent to what is not essential: analytics, ads and embeds. All three are
 * allowed or refused together; where embeds are refused, the server's fallback stays, with a
 * button that loads the one thing and is consent for that thing alone.
 */
export interface Consent {
  /** Whether analytics, ads and embeds may run now. Read anew each time: ask just before you act. */
  isGiven(): boolean;
  /**
   * What the visitor has answered to what the site asks today. Undefined before the first answer,
   * after one to another revision of the policy or one that has run out, and of a yes that did not
   * know of Global Privacy Control. A refusal of which this is so is one still for `isGiven()`.
   */
  answered(): boolean | undefined;
  /**
   * The visitor's answer, kept for 30 days and told by `skerry:consent`; a no clears all that
   * measures. A no under Global Privacy Control, which has said it already, writes nothing that was
   * not there.
   */
  answer(isAllowed: boolean): void;
  /** Calls `tell` after each answer that changes `isGiven()`, of this tab or another, until cancelled. */
  watch(tell: (isGiven: boolean) => void): Cancel;
  destroy(): void;
}

/**
 * How long a cookie of another tab may take into this one, in milliseconds. In Firefox it may come
 * after the storage event of what was written after it, if the tabs are of two processes.
 */
const COOKIE_MS = 1000;

/** Looks again whenever the visitor may have answered in another tab. */
function watchElsewhere({ after, listen }: Scope, lookAgain: () => void): void {
  let cancelLook: Cancel | undefined;
  const lookTwice = () => {
    lookAgain();
    cancelLook?.();
    cancelLook = after(COOKIE_MS, lookAgain);
  };
  listen(window, { storage: lookTwice, pageshow: lookAgain, visibilitychange: lookAgain });
  const { cookieStore } = window as { cookieStore?: EventTarget };
  // Where the browser has it and the page is secure.
  if (cookieStore) listen(cookieStore, { change: lookAgain });
}

/**
 * The one store of consent: every part asks `runtime.part(createConsent)`. Without consent all that
 * measures is cleared, cookies and keys, as soon as somebody asks, and again in each tab that is
 * open when consent is taken back.
 *
 * A site that has changed what it asks for raises `cookieSettings.consentRevision` (a number,
 * default 0): a yes to another revision is no answer. A no to any revision stays one until the
 * visitor says yes, also when its cookie has run out; the banner asks again. Other tabs follow at
 * once: they hear of the cookie where the browser tells of it, and of the record beside it, after
 * which they look twice; a page that is seen again, or comes back by the browser's Back, looks for
 * itself.
 */
export function createConsent({ context, scope: beginScope }: Runtime): Consent {
  const scope = beginScope();
  const hasBanner = context.read('cookieSettings.isCookieBannerEnabled', false);
  const isRestrictive = context.read('cookieSettings.isRestrictiveCookiePolicyEnabled', false);
  const revision = context.read('cookieSettings.consentRevision', 0);
  const events = mitt<{ change: boolean }>();

  /** Whether the consent cookie answers what the site asks today. */
  const isCurrent = (answer: string | undefined) => {
    if (revision === 0) return true;
    const record = readConsentRecord();
    return record?.revision === revision && String(record.isAllowed) === answer;
  };

  /** What counts: a yes to what the site asks today, or any no. */
  const currentAnswer = () => {
    const answer = readCookie('ss_cookieAllowed');
    if (answer === undefined) return readConsentRecord()?.isAllowed === false ? 'false' : undefined;
    return answer === 'false' || isCurrent(answer) ? answer : undefined;
  };

  const isGiven = () =>
    isConsentGiven({
      hasBanner,
      isRestrictive,
      hasGpc: hasGpc(),
      answer: currentAnswer(),
      isAnsweredUnderGpc: readConsentRecord()?.isUnderGpc ?? false,
    });
  let known = isGiven();

  const answered = () => {
    const answer = readCookie('ss_cookieAllowed');
    if (!isCurrent(answer)) return undefined;
    if (answer === 'false') return false;
    return answer === 'true' && (!hasGpc() || isGiven()) ? true : undefined;
  };

  const clearWithoutConsent = () => {
    if (!isGiven()) clearClass('analytics');
  };
  clearWithoutConsent();

  let knownAnswer = answered();

  /** After an answer. */
  const follow = () => {
    clearWithoutConsent();
    const before = known;
    known = isGiven();
    knownAnswer = answered();
    if (known !== before) events.emit('change', known);
    emit(document, 'consent', { isGiven: known, answer: knownAnswer });
  };

  /** Somebody may have answered elsewhere. */
  const lookAgain = () => {
    if (isGiven() !== known || answered() !== knownAnswer) follow();
  };
  watchElsewhere(scope, lookAgain);

  return {
    isGiven,
    answered,
    answer(isAllowed) {
      const isUnderGpc = isAllowed && hasGpc();
      if (isAllowed || !hasGpc() || readCookie('ss_cookieAllowed') !== undefined) {
        writeCookie('ss_cookieAllowed', String(isAllowed));
        keepConsentRecord({ isAllowed, revision, isUnderGpc });
      }
      follow();
    },
    watch(tell) {
      events.on('change', tell);
      return () => events.off('change', tell);
    },
    destroy: scope.destroy,
  };
}
