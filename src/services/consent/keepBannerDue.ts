import type { Settings } from '#engine/context/siteContext';
import { listen } from '#engine/events';
import type { Services } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { createConsent } from '#site/consent/consent';
import { hasGpc } from '#site/consent/hasGpc';
import { isBannerDue } from './isBannerDue';
import { isForcedElsewhere } from './isForcedElsewhere';
import { offersPreferences } from './offersPreferences';

/**
 * Shows the cookie banner where it is due and takes it away where it no longer is. Who has answered, by
 * hand or by Global Privacy Control, gets a button in its place where the site offers one. An editing frame
 * forces the banner by events on the document: `skerry:bannerforce`, whose detail may hold settings that
 * replace the site's own; `skerry:bannerupdate`, which changes those; `skerry:bannerunforce`, which
 * ends it. Both are hidden when the scope ends.
 */
export function keepBannerDue(scope: Scope): void {
  const { runtime } = scope;
  const consent = runtime.part(createConsent);
  const hasBanner = runtime.context.read('cookieSettings.isCookieBannerEnabled', false);
  const hasPreferences = offersPreferences(runtime.context);
  /** The settings by which the banner is forced; undefined where it is not. */
  let forced: Settings | undefined;
  let banner: Services['cookie-banner'] | undefined;

  const isAllowed = () => !scope.isEnded && !isForcedElsewhere();
  const isDue = () =>
    isAllowed() &&
    isBannerDue({
      hasBanner,
      answer: consent.answered(),
      hasGpc: hasGpc(),
      isForced: forced !== undefined,
    });

  const arePreferencesDue = () =>
    hasPreferences && isAllowed() && (hasGpc() || consent.answered() !== undefined);

  const follow = async () => {
    if (!isDue()) banner?.hide();
    if (!arePreferencesDue()) banner?.preferences.hide();
    if (!isDue() && !arePreferencesDue()) return;
    try {
      banner ??= await runtime.use('cookie-banner');
      if (arePreferencesDue()) banner.preferences.show();
      if (isDue()) await banner.show({ settings: forced });
    } catch (error) {
      // Without its styles the banner does not open; the visitor has not consented meanwhile.
      if (!scope.isEnded) scope.report(error);
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

  scope.own(listen('bannerforce', force));
  scope.own(listen('bannerupdate', (settings) => forced && force({ ...forced, ...settings })));
  scope.own(listen('bannerunforce', unforce));
  // An answer also ends a forced banner.
  scope.own(listen('consent', unforce));
  scope.own(() => {
    banner?.hide();
    banner?.preferences.hide();
  });
  follow();
}
