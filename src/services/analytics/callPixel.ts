import type { PixelAction } from './pixelAction';

/** The names that the pixel gives these actions. */
const EVENTS: Readonly<Record<PixelAction, string>> = {
  addToCart: 'AddToCart',
  search: 'Search',
  subscribeToNewsletter: 'Lead',
  viewProduct: 'ViewContent',
  createAccount: 'CompleteRegistration',
};

/** The pixel's function, as its own snippet puts it on the page. */
type Pixel = (command: 'track', event: string, data?: object) => void;

/**
 * Calls the advertising pixel whose snippet the owner put on the page (`fbq`). None is ever loaded
 * from here; other services listen to `skerry:pixel`.
 */
export function callPixel(
  action: PixelAction,
  data: Readonly<Record<string, unknown>>,
  report: (error: unknown) => void,
): void {
  try {
    // An element of that id is no function.
    const { fbq } = window as { fbq?: unknown };
    if (typeof fbq === 'function') (fbq as Pixel)('track', EVENTS[action], data);
  } catch (error) {
    report(error);
  }
}
