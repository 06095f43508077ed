import type { Initializer } from '#engine/initializer';
import { cartLink } from './cartLink';
import { price } from './price';
import { quickView } from './quickView';
import { relativeTime } from './relativeTime';
import { rendering } from './rendering';

/** The initializers of the blocks that few pages have, in the order in which they run. */
export const laterInitializers: readonly Initializer[] = [
  rendering,
  relativeTime,
  price,
  cartLink,
  quickView,
];
