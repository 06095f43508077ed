import type { Cancel } from '../../src/clock';
import { createConsent } from '../../src/consent/createConsent';
import type { Runtime } from '../../src/runtime';

/**
 * Looks for what the page calls for anew once there is consent: what measures was not loaded
 * without it. A part of the runtime: there is one, whether the page or its code asked for consent.
 */
export function createWakeUp(runtime: Runtime): { destroy: Cancel } {
  const destroy = runtime.part(createConsent).watch((isGiven) => {
    if (isGiven) runtime.scan(document).catch((error) => runtime.report(error));
  });
  return { destroy };
}
