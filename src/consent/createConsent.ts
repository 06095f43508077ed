import type { Runtime } from '../runtime';
import { clearCookie } from '../storage/clearCookie';
import type { CookieName } from '../storage/cookies';
import { readCookie } from '../storage/readCookie';
import { writeCookie } from '../storage/writeCookie';
import type { Consent } from './consent';
import { keepGpcConsent, readGpcConsent } from './gpcConsent';
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

/** A browser that sends Global Privacy Control says so here as well. */
const hasGpc = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/**
 * The one store of consent: every part asks `runtime.part(createConsent)`. Under a restrictive
 * policy without consent the nine tracking cookies are cleared as soon as somebody asks.
 */
export function createConsent({ context }: Runtime): Consent {
  const hasBanner = context.read('cookieSettings.isCookieBannerEnabled', false);
  const isRestrictive = context.read('cookieSettings.isRestrictiveCookiePolicyEnabled', false);
  const watching = new Set<(isGiven: boolean) => void>();

  const isGiven = () =>
    isConsentGiven({
      hasBanner,
      isRestrictive,
      hasGpc: hasGpc(),
      answer: readCookie('ss_cookieAllowed'),
      isAnsweredUnderGpc: readGpcConsent(),
    });

  const clearTracking = () => {
    if (isRestrictive && !isGiven()) TRACKING.forEach(clearCookie);
  };
  clearTracking();

  return {
    isGiven,
    answer(allowed) {
      const before = isGiven();
      writeCookie('ss_cookieAllowed', String(allowed));
      keepGpcConsent(allowed && hasGpc());
      clearTracking();
      const now = isGiven();
      if (now !== before) for (const tell of watching) tell(now);
    },
    watch(tell) {
      watching.add(tell);
      return () => watching.delete(tell);
    },
  };
}
