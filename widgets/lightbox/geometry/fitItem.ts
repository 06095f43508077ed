import type { Size } from '#page/geometry/size';

/** Up to here a side of a window counts as a mobile's, in CSS px. */
const MOBILE_SIDE = 432;

/** The share of a mobile's side that stays free instead of the padding: the padder's inset. */
const MOBILE_SHARE = 0.02;

/** Returns how much of one side of the window stays free at either end, in CSS px. */
const roomBeside = (side: number, padding: number) =>
  side <= MOBILE_SIDE ? Math.min(padding, side * MOBILE_SHARE) : padding;

/**
 * Returns an item's drawn size in CSS px: as large as fits the window minus the padding, and not
 * larger than its source. On a mobile's narrow side the padding would leave next to nothing: there
 * the 2 % of `.sqs-lightbox-padder` stay free.
 *
 * @param source The item's own size; only its shape counts where `mayGrow`.
 */
export function fitItem(source: Size, window: Size, padding: number, mayGrow = false): Size {
  const free = (side: number) => Math.max(1, side - 2 * roomBeside(side, padding));
  const share = Math.min(
    free(window.width) / source.width,
    free(window.height) / source.height,
    mayGrow ? Number.POSITIVE_INFINITY : 1,
  );
  return { width: source.width * share, height: source.height * share };
}
