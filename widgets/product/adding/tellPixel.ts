import type { Scope } from '#engine/scope';
import type { PixelAction } from '#services/analytics/pixelAction';

/** Tells the advertising pixels of a product, with the visitor's consent: the service asks for it. */
export async function tellPixel(
  scope: Scope,
  action: PixelAction,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  try {
    const analytics = await scope.runtime.use('analytics');
    if (!scope.isEnded) analytics.pixel(action, data);
  } catch (error) {
    if (!scope.isEnded) scope.report(error);
  }
}
