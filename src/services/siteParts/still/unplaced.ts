/** Selects the items of blogs and grids that code of their own puts in their places. */
export const UNPLACED = '.blog-masonry .entry,.gallery-masonry-item,.gallery-strips-item';
