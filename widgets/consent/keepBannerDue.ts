import type { Cancel } from '../../src/clock';
import { createConsent } from '../../src/consent/createConsent';
import { hasGpc } from '../../src/consent/hasGpc';
import type { Settings } from '../../src/context/siteContext';
import { listen } from '../../src/events';
import type { Runtime } from '../../src/runtime';
import type { CookieBanner } from '../../src/services/cookieBanner';
import { isBannerDue, isForcedElsewhere } from './isBannerDue';

/**
 * Shows the cookie banner where it is due and takes it away where it no longer is. An editing frame
 * forces it by `skerry:bannerforce` on the document, whose detail may hold settings that replace
 * the site's own, changes those by `skerry:bannerupdate`, and ends that by `skerry:bannerunforce`.
 */
export function keepBannerDue(runtime: Runtime): Cancel {
  const consent = runtime.part(createConsent);
  const hasBanner = runtime.context.read('cookieSettings.isCookieBannerEnabled', false);
  /** The settings by which it is forced; undefined where it is not. */
  let forced: Settings | undefined;
  let banner: CookieBanner | undefined;
  let stopped = false;

  const isDue = () =>
    !stopped &&
    !isForcedElsewhere() &&
    isBannerDue({
      hasBanner,
      answer: consent.answered(),
      hasGpc: hasGpc(),
      isForced: forced !== undefined,
    });

  const follow = async () => {
    if (!isDue()) return banner?.hide();
    try {
      banner ??= await runtime.use('cookie-banner');
      if (isDue()) await banner.show({ settings: forced });
    } catch (error) {
      // Without its styles it does not open (decision 30): nothing is consent meanwhile.
      if (!stopped) runtime.report(error, { initializer: 'consent' });
    }
  };

  const force = (settings: Settings | null) => {
    forced = settings ?? {};
    follow();
  };
  const unforce = () => {
    forced = undefined;
    follow();
  };

  const stops = [
    listen('bannerforce', force),
    listen('bannerupdate', (settings) => forced && force(settings)),
    listen('bannerunforce', unforce),
    // An answer ends it all, the forced banner as well.
    listen('consent', unforce),
  ];
  follow();
  return () => {
    stopped = true;
    banner?.hide();
    for (const stop of stops) stop();
  };
}
