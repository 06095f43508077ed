import type { CreateLayout } from '../layout';
import { settleRoot } from '../settleRoot';

/**
 * Rows of as many slides as asked for (4), so far apart (20 px). The browser lays them out: in
 * neutral markup by the root's own styles, on platform pages by the page's, which wait for the
 * design's classes.
 */
export const createGrid: CreateLayout = (stage) => ({
  fit() {
    settleRoot(stage.root, stage.options, stage.size.width, stage.adoption);
  },
  destroy() {},
});
