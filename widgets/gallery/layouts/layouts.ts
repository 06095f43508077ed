import type { Design } from '../model/design';
import { createAutocolumns } from './designs/autocolumns';
import { createAutogrid } from './designs/autogrid';
import { createAutorows } from './designs/autorows';
import { createBase } from './designs/base';
import { createCarousel } from './designs/carousel';
import { createGrid } from './designs/grid';
import { createList } from './designs/list';
import { createStacked } from './designs/stacked';
import { createStrip } from './designs/strip';
import type { CreateLayout } from './layout';

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
