import type { Arrangement } from '#page/sections/box';
import type { Stage } from '../layout';

/** Finer than any screen; coarse enough that what is written reads back the same. */
export const px = (value: number): string => `${Math.round(value * 100) / 100}px`;

/**
 * Puts slides into their places, which are counted from the side where reading starts. That they
 * are out of the flow is a rule of `styles.css`, for the class `skerry-columns`: a style less for
 * each of them.
 */
export function placeBoxes(
  { root, slides, scope: { adopt }, isRtl }: Stage,
  { boxes, height }: Arrangement,
): void {
  const start = isRtl ? 'right' : 'left';
  adopt.style(root, 'height', px(height));
  for (const [index, box] of boxes.entries()) {
    const { node } = slides[index] as Stage['slides'][number];
    adopt.style(node, start, px(box.x));
    adopt.style(node, 'top', px(box.y));
  }
}
