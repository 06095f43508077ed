import { setGrid } from '../../prepare/setGrid';
import type { CreateLayout } from '../layout';

/**
 * Rows of as many slides as asked for (4), so far apart (20 px). The browser lays them out: in
 * neutral markup by the root's own styles, on platform pages by the page's, which wait for the
 * design's classes.
 */
export const createGrid: CreateLayout = (stage) => ({
  fit() {
    setGrid(stage.root, 'grid', stage.options, () => stage.size.width, stage.scope.adopt);
  },
});
