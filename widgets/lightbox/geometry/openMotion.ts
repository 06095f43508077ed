/** The overlay's opacity once it is shown. */
export const OVERLAY_OPACITY = 0.95;

/** Milliseconds in which the overlay fades in. */
export const OVERLAY_MS = 300;

/** Milliseconds that the content then takes to show. */
export const SHOW_MS = 600;

/** Milliseconds that an item takes to another zoom, or back to its place. */
export const ZOOM_MS = 300;

/** The elements that move when a lightbox opens and closes. */
export interface MovingParts {
  overlay: HTMLElement;
  /** Everything but the overlay and the open item. */
  controls: HTMLElement;
  item: HTMLElement | undefined;
}

/** The item's keyframes at either end. */
export interface Poses {
  hidden: Keyframe;
  shown: Keyframe;
  /** The overlay's opacity at the end. */
  opacity: number;
}

/** Fades the overlay in over 0.3 s, and holds it while the content shows. */
const fadeOverlay = (overlay: HTMLElement, opacity: number): Animation =>
  overlay.animate(
    { opacity: [0, opacity] },
    { duration: OVERLAY_MS, endDelay: SHOW_MS, fill: 'both' },
  );

/**
 * Fades the overlay in from now on, the moment of the press: a browser would begin with the frame after it,
 * and show motion a frame later.
 */
export function fadeIn(overlay: HTMLElement): Animation {
  const fade = fadeOverlay(overlay, OVERLAY_OPACITY);
  const { currentTime } = document.timeline;
  if (currentTime !== null) fade.startTime = currentTime;
  return fade;
}

/**
 * Opens: the overlay fades in over 0.3 s, then the content shows over 0.6 s. All three last as
 * long, so that they can be turned round together: closing is the same, reversed. The item's first
 * pose holds from the start, so that its picture is there in the first frame.
 *
 * @param fade Of an overlay that fades in already.
 */
export function openMotion(
  { overlay, controls, item }: MovingParts,
  { hidden, shown, opacity }: Poses,
  fade: Animation = fadeOverlay(overlay, opacity),
): Animation[] {
  const content = { delay: OVERLAY_MS, duration: SHOW_MS, fill: 'both' } as const;
  return [
    fade,
    controls.animate({ opacity: [0, 1] }, content),
    item?.animate([hidden, shown], { ...content, easing: 'ease-in-out' }),
  ].filter((motion) => motion !== undefined);
}
