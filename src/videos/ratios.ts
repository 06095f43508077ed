/** The height of a video that says no size of its own, in percent of its width. */
export const FALLBACK_ASPECT = 56.3;

/** The height of a video's placeholder where the block's ratio is Auto, in percent of its width. */
const AUTO_PLACEHOLDER = 65;

/**
 * The height of a video's placeholder in a gallery, in percent of its width, by the block's
 * `imageAspectRatio` (width by height): 65 for Auto and for what is no ratio, else 100 divided by
 * the number.
 */
export function placeholderRatio(imageAspectRatio: unknown): number {
  const ratio = Number(imageAspectRatio);
  return ratio > 0 && Number.isFinite(ratio) ? 100 / ratio : AUTO_PLACEHOLDER;
}
