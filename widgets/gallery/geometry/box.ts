/** Where a slide stands in its gallery, in CSS px from the corner where reading starts. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where all slides of a gallery stand, in their order, and how high that makes it. */
export interface Arrangement {
  boxes: readonly Box[];
  height: number;
}
