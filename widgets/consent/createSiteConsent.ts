import { createConsent } from '../../src/consent/createConsent';
import type { Runtime } from '../../src/runtime';
import type { SiteConsent } from '../../src/services/siteConsent';
import { createWakeUp } from './createWakeUp';
import { isForcedElsewhere } from './isBannerDue';

/** The visitor's consent as the page sees it. */
export function createSiteConsent(runtime: Runtime): SiteConsent {
  runtime.part(createWakeUp);
  const { isGiven, answer } = runtime.part(createConsent);
  return {
    isGiven,
    answer,
    async show() {
      if (isForcedElsewhere()) return;
      const banner = await runtime.use('cookie-banner');
      await banner.show({ isAskedFor: true });
    },
  };
}
