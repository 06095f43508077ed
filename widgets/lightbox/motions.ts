/** The overlay's opacity once it is shown. */
export const OVERLAY_OPACITY = 0.95;

/** How long the overlay fades in, in milliseconds. */
export const OVERLAY_MS = 300;

/** How long the content then takes to show, in milliseconds. */
export const SHOW_MS = 600;

/** How long an item takes to another zoom, or back to its place, in milliseconds. */
export const SETTLE_MS = 300;

/** What moves when a lightbox opens and closes. */
export interface MovingParts {
  overlay: HTMLElement;
  /** Everything but the overlay and the open item. */
  controls: HTMLElement;
  item: HTMLElement | undefined;
}

/** How the item looks at either end. */
export interface Poses {
  hidden: Keyframe;
  shown: Keyframe;
  /** The overlay's opacity at the end. */
  opacity: number;
}

/**
 * Opens: the overlay fades in over 0.3 s, then the content shows over 0.6 s. All three last as
 * long, so that they can be turned round together: closing is the same, reversed. The item's first
 * pose holds from the start, so that its picture is there in the first frame.
 */
export function openMotion(
  { overlay, controls, item }: MovingParts,
  { hidden, shown, opacity }: Poses,
): Animation[] {
  const content = { delay: OVERLAY_MS, duration: SHOW_MS, fill: 'both' } as const;
  return [
    overlay.animate(
      { opacity: [0, opacity] },
      { duration: OVERLAY_MS, endDelay: SHOW_MS, fill: 'both' },
    ),
    controls.animate({ opacity: [0, 1] }, content),
    item?.animate([hidden, shown], { ...content, easing: 'ease-in-out' }),
  ].filter((motion) => motion !== undefined);
}
