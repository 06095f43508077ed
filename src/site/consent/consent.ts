import mitt from 'mitt';
import type { Cancel } from '#engine/clock';
import type { Settings, SiteContext } from '#engine/context/siteContext';
import { emit } from '#engine/events';
import type { Runtime } from '#engine/runtime';
import { clearClass } from '#engine/storage/clearClass';
import { createKeptAnswer, type KeptAnswer } from './answer/createKeptAnswer';
import { recordOf } from './answer/recordOf';
import { watchElsewhere } from './answer/watchElsewhere';
import {
  type ConsentAnswer,
  type ConsentByCategory,
  type ConsentCategory,
  consentCategories,
} from './consentCategories';
import { hasGpc } from './hasGpc';
import { isConsentGiven } from './isConsentGiven';
import { isRestrictive } from './isRestrictive';
import { readAskedCategories } from './readAskedCategories';

/** What a visitor answered to the cookie banner, in this tab or another. */
export interface ConsentEvent {
  /** Whether everything that the site asks for may run now. */
  isGiven: boolean;
  /** Undefined where no answer counts any more. False for a yes to a part alone. */
  answer: boolean | undefined;
  /** Whether each may run now, where the site asks by category. */
  categories?: ConsentByCategory;
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

/** The visitor's consent to one category. */
export interface CategoryConsent {
  /** Whether it may run now. Read anew each time: ask just before you act. */
  isGiven(): boolean;
  /** Calls `tell` after each answer that changes `isGiven()`, of this tab or another, until cancelled. */
  watch(tell: (isGiven: boolean) => void): Cancel;
}

/**
 * The visitor's consent to what is not essential: analytics, ads and embeds. Each is asked for by
 * who belongs to it. They are allowed or refused together, unless the site asks for each; where
 * embeds are refused, the server's fallback stays, with a button that loads the one thing and is
 * consent for that thing alone.
 */
export interface Consent extends Readonly<Record<ConsentCategory, CategoryConsent>> {
  /** The categories that the site asks for one by one; none where it asks for all together. */
  readonly asked: readonly ConsentCategory[];
  /** Whether a category may run now. Default: all that the site asks for. */
  isGiven(category?: ConsentCategory): boolean;
  /**
   * What the visitor has answered to what the site asks today: a yes to a part alone is a no.
   * Undefined before the first answer, after one to another revision of the policy or one that has
   * run out, and of a yes that did not know of Global Privacy Control. A refusal of which this is so
   * is one still for `isGiven()`.
   */
  answered(): boolean | undefined;
  /**
   * The visitor's answer, kept for 30 days and told by `skerry:consent`; a no to analytics clears all
   * that measures. A no under Global Privacy Control, which has said it already, writes nothing that
   * was not there.
   */
  answer(answer: ConsentAnswer): void;
  /**
   * Calls `tell` after each answer that changes what may run, of this tab or another, until
   * cancelled: with whether all of it may.
   */
  watch(tell: (isGiven: boolean) => void): Cancel;
  destroy(): void;
}

/** Returns how to tell whether a category may run now: what the site does not ask for never may. */
function judgeBy(
  context: SiteContext,
  kept: KeptAnswer,
  required: readonly ConsentCategory[],
): (category: ConsentCategory) => boolean {
  const hasBanner = context.read('cookieSettings.isCookieBannerEnabled', false);
  const mustAgree = isRestrictive(context);
  return (category) =>
    required.includes(category) &&
    isConsentGiven({
      hasBanner,
      isRestrictive: mustAgree,
      hasGpc: hasGpc(),
      answer: kept.of(category),
      isAnsweredUnderGpc: kept.record()?.isUnderGpc ?? false,
    });
}

/**
 * The one store of consent: every part asks `runtime.part(createConsent)`. Without consent to
 * analytics all that measures is cleared, cookies and keys, as soon as somebody asks, and again in
 * each tab that is open when consent is taken back.
 *
 * A site that has changed what it asks for raises `cookieSettings.consentRevision` (a number,
 * default 0): a yes to another revision is no answer. A no to any revision stays one until the
 * visitor says yes, also when its cookie has run out; the banner asks again. Other tabs follow at
 * once: they hear of the cookie where the browser tells of it, and of the record beside it, after
 * which they look twice; a page that is seen again, or comes back by the browser's Back, looks for
 * itself.
 *
 * Where the visitor allowed a part alone, the cookie is `false`, for who reads no more than that; the
 * record names the part.
 */
export function createConsent({ context, scope: beginScope }: Runtime): Consent {
  const scope = beginScope();
  const revision = context.read('cookieSettings.consentRevision', 0);
  const asked = readAskedCategories(context);
  const kept = createKeptAnswer(revision);
  const events = mitt<Record<ConsentCategory | 'all', boolean>>();
  const required = asked.length ? asked : consentCategories;
  const isCategoryGiven = judgeBy(context, kept, required);
  const isGiven = (category?: ConsentCategory) =>
    category ? isCategoryGiven(category) : required.every(isCategoryGiven);
  const givenNow = () =>
    Object.fromEntries(
      consentCategories.map((category) => [category, isCategoryGiven(category)]),
    ) as ConsentByCategory;

  const answered = () => {
    if (!kept.isCurrent()) return undefined;
    const answer = kept.read();
    if (answer === 'false') return false;
    return answer === 'true' && (!hasGpc() || isGiven()) ? true : undefined;
  };

  const clearWithoutConsent = () => isGiven('analytics') || clearClass('analytics');
  clearWithoutConsent();

  let known = givenNow();
  let knownAnswer = answered();
  const changed = () => {
    const now = givenNow();
    return consentCategories.filter((category) => now[category] !== known[category]);
  };

  /** After an answer. */
  const follow = () => {
    clearWithoutConsent();
    const others = changed();
    known = givenNow();
    knownAnswer = answered();
    for (const category of others) events.emit(category, known[category]);
    if (others.length) events.emit('all', isGiven());
    emit(document, 'consent', {
      isGiven: isGiven(),
      answer: knownAnswer,
      ...(asked.length && { categories: known }),
    });
  };

  /** Somebody may have answered elsewhere. */
  const lookAgain = () => {
    if (changed().length || answered() !== knownAnswer) follow();
  };
  watchElsewhere(scope, lookAgain);

  const watchWith = (of: ConsentCategory | 'all') => (tell: (isGiven: boolean) => void) => {
    events.on(of, tell);
    return () => events.off(of, tell);
  };
  const one = (category: ConsentCategory): CategoryConsent => ({
    isGiven: () => isGiven(category),
    watch: watchWith(category),
  });

  return {
    analytics: one('analytics'),
    ads: one('ads'),
    embeds: one('embeds'),
    asked,
    isGiven,
    answered,
    answer(answer) {
      const record = recordOf(answer, required, revision);
      if (record.isAllowed || record.allowed.length || !hasGpc() || kept.isThere()) {
        kept.keep(record);
      }
      follow();
    },
    watch: watchWith('all'),
    destroy: scope.destroy,
  };
}
