import type { Design, DesignWord } from '../model/design';
import type { GalleryOptions } from '../model/options';

/** The facts about a design. */
export interface DesignFacts {
  /** Its name in the platform's blocks. Default: its own. */
  readonly _word?: DesignWord;
  /** One slide is seen at first: the others are not laid out until they come near. */
  readonly _isOneLaidOut?: true;
  /** The slides stand in rows, or in columns of one width. */
  readonly _isGrid?: true;
  /** Its rows are `rowHeight` high. */
  readonly _hasRowHeight?: true;
  /** The room that it takes by default, where that differs from other galleries. */
  readonly _defaults?: Partial<GalleryOptions>;
}

/** All designs. The first pass and the widget go by this table. */
export const designs: Readonly<Record<Design, DesignFacts>> = {
  base: {},
  strip: {
    _word: 'slider',
    _isOneLaidOut: true,
    _defaults: { aspectRatio: 50 },
  },
  stacked: { _word: 'slideshow', _isOneLaidOut: true },
  grid: { _isGrid: true },
  autogrid: { _isGrid: true },
  autocolumns: { _isGrid: true },
  autorows: { _hasRowHeight: true, _defaults: { gutter: 20 } },
  carousel: { _isGrid: true, _defaults: { gutter: 1 } },
  list: {},
};

/** Returns the design that a block asks for by its word; `base` for what is unknown. */
export const designOf = (asked: unknown): Design =>
  (Object.keys(designs) as Design[]).find((name) => (designs[name]._word ?? name) === asked) ??
  'base';
