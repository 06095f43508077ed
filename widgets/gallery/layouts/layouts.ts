import type { Design } from '../../../src/gallery/design';
import type { CreateLayout } from '../layout';
import { createAutocolumns } from './autocolumns';
import { createAutogrid } from './autogrid';
import { createAutorows } from './autorows';
import { createBase } from './base';
import { createCarousel } from './carousel';
import { createGrid } from './grid';
import { createList } from './list';
import { createStacked } from './stacked';
import { createStrip } from './strip';

/** Every design's layout. A tenth design is one file, and one line here. */
export const layouts: Readonly<Record<Design, CreateLayout>> = {
  base: createBase,
  strip: createStrip,
  stacked: createStacked,
  grid: createGrid,
  autogrid: createAutogrid,
  autocolumns: createAutocolumns,
  autorows: createAutorows,
  carousel: createCarousel,
  list: createList,
};
