import type { Cancel } from '../../src/clock';
import { createConsent } from '../../src/consent/createConsent';
import { listen } from '../../src/events';
import type { Runtime } from '../../src/runtime';
import type { SiteConsent } from '../../src/services/siteConsent';
import type { SitePart } from '../../src/services/sitePart';
import { isForcedElsewhere } from './isBannerDue';
import { keepBannerDue } from './keepBannerDue';
import { runMarkedScripts } from './runMarkedScripts';
import { tellConsentMode } from './tellConsentMode';

/**
 * The visitor's consent as the page sees it, and what the page itself does about it: Google's
 * consent mode, ahead of every tag that runs only now; the scripts that wait; the cookie banner. No
 * island: it renders nothing, and the engine would weigh ten times as much as all of it.
 */
export function createSiteConsent(runtime: Runtime): SiteConsent & SitePart & { destroy: Cancel } {
  const { isGiven, answer } = runtime.part(createConsent);
  return {
    isGiven,
    answer,
    // The page may call for more now than it did.
    destroy: listen('consent', () => {
      runtime.scan(document).catch(runtime.report);
    }),
    start() {
      const stops = [tellConsentMode, runMarkedScripts, keepBannerDue].map((begin) =>
        begin(runtime),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
    async show() {
      if (isForcedElsewhere()) return;
      const banner = await runtime.use('cookie-banner');
      await banner.show({ isAskedFor: true });
    },
  };
}
