/**
 * The designs of a gallery. The names of the platform's blocks (slider, slideshow, …) map to these.
 */
export type Design =
  | 'base'
  | 'strip'
  | 'stacked'
  | 'grid'
  | 'autogrid'
  | 'autocolumns'
  | 'autorows'
  | 'carousel'
  | 'list';

/** The words by which blocks ask for a design. */
export type DesignWord = Exclude<Design, 'strip' | 'stacked'> | 'slider' | 'slideshow';
