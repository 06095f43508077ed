/** One block of the page, as the server sent it. */
export interface BlockGeometry {
  name: string;
  /** In CSS px. */
  height: number;
  /** How many texts and pictures it has that take room. */
  holds: number;
  /** How many of these can be seen. */
  seen: number;
}

/** The measures of a page, in CSS px. */
export interface Geometry {
  /** The window's width. */
  window: number;
  /** The page's. */
  width: number;
  height: number;
  blocks: readonly BlockGeometry[];
  /** The texts that can be seen, without those that a visitor opens or turns over. */
  texts: readonly string[];
  /** Pictures that don't have the shape of their file. */
  distorted: readonly string[];
  /** Pictures much larger than the frame that cuts them off, in both directions. */
  corners: readonly string[];
  /** Slides narrower than their column. */
  narrow: readonly string[];
}
