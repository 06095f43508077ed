import type { Adoption } from '#engine/adoption';

/** Over the bars of a page, and below what may open over a menu: a popup, a dialog. */
const OVER_BARS = '2147482400';

/**
 * Lets a menu that covers the page cover its bars too. They are inert meanwhile: a press on one would be
 * a press on the link behind it.
 */
export function raise(layer: HTMLElement, adopt: Adoption): void {
  if (getComputedStyle(layer).position === 'static') adopt.style(layer, 'position', 'relative');
  adopt.style(layer, 'z-index', OVER_BARS);
}
