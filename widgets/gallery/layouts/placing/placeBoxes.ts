import type { Arrangement, Box } from '#page/sections/box';
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
  slides.forEach(({ node }, index) => {
    const { x, y } = boxes[index] as Box;
    adopt.style(node, start, px(x));
    adopt.style(node, 'top', px(y));
  });
}
