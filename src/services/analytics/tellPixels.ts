import type { Runtime } from '#engine/runtime';
import { createConsent } from '#site/consent/consent';
import type { PixelAction } from './pixelAction';

/**
 * Tells the advertising pixels of what a visitor did, with their consent to ads: without it no code that
 * measures is loaded.
 */
export function tellPixels(
  runtime: Runtime,
  action: PixelAction,
  data: Readonly<Record<string, unknown>>,
): void {
  if (!runtime.part(createConsent).ads.isGiven()) return;
  runtime.use('analytics').then(
    ({ pixel }) => pixel(action, data),
    // Without its code nothing is measured.
    () => {},
  );
}
