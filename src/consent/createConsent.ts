import type { Cancel } from '../clock';
import { emit } from '../events';
import { listenAll } from '../listenAll';
import type { Runtime } from '../runtime';
import { clearCookie } from '../storage/clearCookie';
import type { CookieName } from '../storage/cookies';
import { readCookie } from '../storage/readCookie';
import { writeCookie } from '../storage/writeCookie';
import type { Consent } from './consent';
import { keepConsentRecord, readConsentRecord } from './consentRecord';
import { hasGpc } from './hasGpc';
import { isConsentGiven } from './isConsentGiven';

/** What a restrictive policy clears without consent. */
const TRACKING: readonly CookieName[] = [
  'SS_MATTR',
  'SS_MID',
  'SS_lastvisit',
  'user_segment',
  'ss_cid',
  'ss_cpvisit',
  'ss_cvisit',
  'ss_cvr',
  'ss_cvt',
];

/**
 * How long a cookie of another tab may take into this one, in milliseconds. In Firefox it may come
 * after the storage event of what was written after it, if the tabs are of two processes.
 */
const COOKIE_MS = 1000;

/** Tells of every change of a cookie, where the browser has it and the page is secure. */
const cookieChanges = () => (window as { cookieStore?: EventTarget }).cookieStore;

/**
 * The one store of consent: every part asks `runtime.part(createConsent)`. Under a restrictive
 * policy without consent the nine tracking cookies are cleared as soon as somebody asks.
 *
 * A site that has changed what it asks for raises `cookieSettings.consentRevision` (a number,
 * default 0): an answer to another revision is none. Other tabs follow at once: they hear of the cookie
 * where the browser tells of it, and of the record beside it, after which they look twice; a page that
 * is seen again, or comes back by the browser's Back, looks for itself.
 */
export function createConsent({ context, clock }: Runtime): Consent {
  const hasBanner = context.read('cookieSettings.isCookieBannerEnabled', false);
  const isRestrictive = context.read('cookieSettings.isRestrictiveCookiePolicyEnabled', false);
  const revision = context.read('cookieSettings.consentRevision', 0);
  const watching = new Set<(isGiven: boolean) => void>();

  /** The consent cookie, if it answers what the site asks today. */
  const currentAnswer = () =>
    revision === 0 || readConsentRecord()?.revision === revision
      ? readCookie('ss_cookieAllowed')
      : undefined;

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
    const answer = currentAnswer();
    if (answer === 'false') return false;
    return answer === 'true' && (!hasGpc() || isGiven()) ? true : undefined;
  };

  const clearTracking = () => {
    if (isRestrictive && !isGiven()) TRACKING.forEach(clearCookie);
  };
  clearTracking();

  let knownAnswer = answered();

  /** After an answer. */
  const follow = () => {
    clearTracking();
    const before = known;
    known = isGiven();
    knownAnswer = answered();
    if (known !== before) for (const tell of watching) tell(known);
    emit(document, 'consent', { isGiven: known, answer: knownAnswer });
  };

  /** Somebody may have answered elsewhere. */
  const lookAgain = () => {
    if (isGiven() !== known || answered() !== knownAnswer) follow();
  };
  let cancelLook: Cancel | undefined;
  const lookTwice = () => {
    lookAgain();
    cancelLook?.();
    cancelLook = clock.after(COOKIE_MS, lookAgain);
  };
  const stopListening = listenAll(
    { storage: lookTwice, pageshow: lookAgain, visibilitychange: lookAgain },
    false,
  );
  cookieChanges()?.addEventListener('change', lookAgain);

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
      watching.add(tell);
      return () => watching.delete(tell);
    },
    destroy() {
      cancelLook?.();
      stopListening();
      cookieChanges()?.removeEventListener('change', lookAgain);
    },
  };
}
