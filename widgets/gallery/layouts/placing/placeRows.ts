import type { Box } from '#page/sections/box';
import type { Stage } from '../layout';

/**
 * Browsers measure in 64ths of a CSS px; rounded down, so that no row is broken by its rounding.
 */
const px = (value: number): string => `${Math.floor(value * 64) / 64}px`;

/**
 * Rows by the browser's own flex layout, of slides whose sizes say who shares a row: two styles for
 * each, of those that browsers parse fastest, and places that nobody has to write.
 */
export function placeRows(
  { root, slides, options, scope: { adopt } }: Stage,
  boxes: readonly Box[],
): void {
  adopt.style(root, 'display', 'flex');
  adopt.style(root, 'flex-wrap', 'wrap');
  adopt.style(root, 'gap', px(options.gutter));
  slides.forEach(({ node }, index) => {
    const { width, height } = boxes[index] as Box;
    adopt.style(node, 'width', px(width));
    adopt.style(node, 'height', px(height));
  });
}
