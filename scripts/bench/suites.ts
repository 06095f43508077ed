import { blocksSuite } from './blocks/blocksSuite';
import { cartSuite } from './cart/cartSuite';
import { layoutSuite } from './layout/layoutSuite';
import { lightboxSuite } from './lightbox/lightboxSuite';
import { sheetsSuite } from './sheets/sheetsSuite';
import { slideshowSuite } from './slideshow/slideshowSuite';
import type { Suite } from './suite';
import { swipeSuite } from './swipe/swipeSuite';

/** All suites, in the order in which they run. */
export const suites: readonly Suite[] = [
  blocksSuite,
  layoutSuite,
  slideshowSuite,
  swipeSuite,
  lightboxSuite,
  cartSuite,
  sheetsSuite,
];
