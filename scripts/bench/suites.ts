import { blocksSuite } from './blocks/blocksSuite';
import { layoutSuite } from './layout/layoutSuite';
import { slideshowSuite } from './slideshow/slideshowSuite';
import type { Suite } from './suite';

/** All suites, in the order in which they run. */
export const suites: readonly Suite[] = [blocksSuite, layoutSuite, slideshowSuite];
