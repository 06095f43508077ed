import type { Design } from './design';

/**
 * The design that a block asks for: slider means strip, slideshow stacked; grid, autogrid,
 * autocolumns, autorows, carousel and list mean themselves; stacked, and whatever is unknown, base.
 */
export function designOf(word: unknown): Design {
  if (word === 'slider') return 'strip';
  if (word === 'slideshow') return 'stacked';
  const [same] = /^(grid|auto(grid|columns|rows)|carousel|list)$/.exec(`${word}`) ?? [];
  return (same as Design | undefined) ?? 'base';
}
