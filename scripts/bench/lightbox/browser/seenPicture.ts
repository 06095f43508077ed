/** Narrower than this, in CSS px, it is the thumbnail, or on its way out of it. */
const LEAST_WIDTH = 400;

/** How the full picture stands in the window. */
export interface SeenPicture {
  /** CSS px in the window. */
  left: number;
  top: number;
  width: number;
  /** Of itself and of all that it is in. */
  opacity: number;
  /** How many of the page's animations run and will end. */
  animations: number;
}

const isVisible = (image: HTMLImageElement) =>
  image.checkVisibility({ visibilityProperty: true, opacityProperty: true });

function opacityOf(element: Element | null): number {
  if (!element) return 1;
  return Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
}

/** The page's animations that run and will end. */
const runningAnimations = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) < Infinity,
    );

/** True where the frame that was rendered last shows an animation on its way. */
export const isMoving = () =>
  runningAnimations().some(({ effect }) => Number(effect?.getComputedTiming().progress) > 0);

/** The picture of this path in the middle of the window, loaded, if a visitor can see it. */
export function seenPicture(path: string): SeenPicture | undefined {
  for (const image of document.images) {
    if (!image.currentSrc || new URL(image.currentSrc).pathname !== path) continue;
    const { left, top, width, right, bottom } = image.getBoundingClientRect();
    const isInMiddle =
      left < innerWidth / 2 &&
      right > innerWidth / 2 &&
      top < innerHeight / 2 &&
      bottom > innerHeight / 2;
    if (!image.complete || !isInMiddle || width < LEAST_WIDTH || !isVisible(image)) continue;
    return { left, top, width, opacity: opacityOf(image), animations: runningAnimations().length };
  }
  return undefined;
}
