/** The place of a slide in its gallery, in CSS px from the corner where reading starts. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The places of all slides of a gallery, in their order, and the height that they make. */
export interface Arrangement {
  boxes: readonly Box[];
  height: number;
}
