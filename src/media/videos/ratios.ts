/** The height of a video that says no size of its own, in percent of its width. */
export const FALLBACK_ASPECT = 56.3;

/** The flattest and the tallest that a video is, in percent of its width: more would be the whole page. */
const FLATTEST = 1;
const TALLEST = 1000;

/** Whether a height in percent of the width is one of a video. */
export const isAspect = (percent: number): boolean => percent >= FLATTEST && percent <= TALLEST;

/** The height of a video's placeholder where the block's ratio is Auto, in percent of its width. */
const AUTO_PLACEHOLDER = 65;

/**
 * Returns the height of a video's placeholder in a gallery, in percent of its width, by the block's
 * `imageAspectRatio` (width by height): 65 for Auto and for what is no ratio, else 100 divided by
 * the number.
 */
export function placeholderRatio(imageAspectRatio: unknown): number {
  const aspect = 100 / Number(imageAspectRatio);
  return isAspect(aspect) ? aspect : AUTO_PLACEHOLDER;
}
