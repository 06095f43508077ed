import type { Design } from '../../../src/gallery/design';
import type { CreateLayout } from '../layout';
import { createBase } from './base';
import { createStrip } from './strip';

/** Every design's layout. A tenth design is one file, and one line here. */
export const layouts: Readonly<Record<Design, CreateLayout>> = {
  base: createBase,
  strip: createStrip,
  stacked: createBase,
  grid: createBase,
  autogrid: createBase,
  autocolumns: createBase,
  autorows: createBase,
  carousel: createBase,
  list: createBase,
};
