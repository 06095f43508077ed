import type { Design } from './design';

/** Called the same by the platform's blocks. */
const SAME: readonly Design[] = ['grid', 'autogrid', 'autocolumns', 'autorows', 'carousel', 'list'];

/**
 * The design that a block asks for: slider means strip, slideshow stacked; grid, autogrid,
 * autocolumns, autorows, carousel and list mean themselves; stacked, and whatever is unknown, base.
 */
export function designOf(word: unknown): Design {
  if (word === 'slider') return 'strip';
  if (word === 'slideshow') return 'stacked';
  return SAME.find((design) => design === word) ?? 'base';
}
