import type { WidgetModule } from '../../src/initializer';
import { createWakeUp } from './createWakeUp';
import { keepBannerDue } from './keepBannerDue';
import { runMarkedScripts } from './runMarkedScripts';
import { tellConsentMode } from './tellConsentMode';

export { createSiteConsent as createService } from './createSiteConsent';

/**
 * What the page itself does about consent: Google's consent mode, ahead of every tag that runs only
 * now; the scripts that wait; the cookie banner. No island: it renders nothing, and the engine
 * would weigh ten times as much as all of it.
 */
export const mount: WidgetModule['mount'] = (_node, _block, runtime) => {
  runtime.part(createWakeUp);
  const parts = [tellConsentMode, runMarkedScripts, keepBannerDue];
  const stops = parts.map((start) => start(runtime));
  return () => {
    for (const stop of stops) stop();
  };
};
