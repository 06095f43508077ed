import { listen } from '#engine/events';
import type { Runtime } from '#engine/runtime';
import { createConsent } from '#site/consent/consent';
import type { SitePart } from '../site/sitePart';
import { isForcedElsewhere } from './isBannerDue';
import { keepBannerDue } from './keepBannerDue';
import { runMarkedScripts } from './runMarkedScripts';
import { tellConsentMode } from './tellConsentMode';

declare module '#engine/runtime' {
  interface Services {
    /** The visitor's consent, for the page. */
    consent: SiteConsent & SitePart;
  }
}
/** The visitor's consent, for the page: `Skerry.consent`. */
export interface SiteConsent {
  /**
   * Opens the cookie banner, with both answers, for a visitor who wants to change an answer or to
   * see what it was, and gives it the focus. Escape closes it without an answer; the focus goes
   * back. Rejects where the banner can't be had.
   */
  show(): Promise<void>;
  /** Whether analytics, ads and embeds may run now. Ask just before you act. */
  isGiven(): boolean;
  /** The visitor's answer, as if given in the banner. */
  answer(isAllowed: boolean): void;
}

/**
 * The visitor's consent as the page sees it, and what the page itself does about it: Google's
 * consent mode, ahead of every tag that runs only now; the scripts that wait; the cookie banner. No
 * island: it renders nothing, and the engine would weigh ten times as much as all of it.
 */
export function createSiteConsent(runtime: Runtime): SiteConsent & SitePart {
  const { isGiven, answer } = runtime.part(createConsent);
  // The page may call for more now than it did.
  runtime.scope().own(
    listen('consent', () => {
      runtime.scan(document).catch(runtime.report);
    }),
  );
  return {
    isGiven,
    answer,
    start() {
      const scope = runtime.scope('consent');
      tellConsentMode(scope);
      runMarkedScripts(scope);
      keepBannerDue(scope);
      return scope.destroy;
    },
    async show() {
      if (isForcedElsewhere()) return;
      const banner = await runtime.use('cookie-banner');
      await banner.show({ isAskedFor: true });
    },
  };
}
