import type { Size } from '#page/geometry/size';
import { type Anchor, CENTRE } from './anchor';

/** The fit of an image in its box: covering it, within it, or where the page's own styles put it. */
export type Fitting = 'cover' | 'contain' | 'none';

export const ALIGNMENTS: Readonly<Record<Alignment, Anchor>> = {
  top: { x: 0.5, y: 0 },
  left: { x: 0, y: 0.5 },
  center: CENTRE,
  right: { x: 1, y: 0.5 },
  bottom: { x: 0.5, y: 1 },
};

export type Alignment = 'top' | 'left' | 'center' | 'right' | 'bottom';

/** Options of an image's place in its box. */
export interface Placing {
  fitting: Fitting;
  /** The point of the image that stays in view when it covers its box. */
  focalPoint: Anchor;
  /** The side of the box that an image within it stands at. */
  alignment: Alignment;
  /** May be drawn larger than the source is. */
  stretch: boolean;
  /** Keeps the source's shape; otherwise the image takes the shape of its box. */
  fixedRatio: boolean;
}

/** The place of an image, in CSS px from the corner of its box. */
export interface Place extends Size {
  left: number;
  top: number;
}

/** Returns the point of the box, and of the image, that lie on each other. */
export const anchorOf = ({ fitting, focalPoint, alignment }: Placing): Anchor =>
  fitting === 'cover' ? focalPoint : ALIGNMENTS[alignment];

/** Fits a source into a box, or fills the box with it. */
export function placeImage(box: Size, source: Size, placing: Placing): Place {
  const { fitting, stretch, fixedRatio } = placing;
  if (!fixedRatio) return { left: 0, top: 0, ...box };
  const across = box.width / source.width;
  const down = box.height / source.height;
  const scale = fitting === 'cover' ? Math.max(across, down) : Math.min(across, down);
  const drawn = stretch ? scale : Math.min(scale, 1);
  const width = source.width * drawn;
  const height = source.height * drawn;
  const { x, y } = anchorOf(placing);
  return { left: (box.width - width) * x, top: (box.height - height) * y, width, height };
}

/**
 * Returns how many CSS px wide a source is drawn. A source of unknown size is taken to be as wide as its box.
 */
export function drawnWidth(box: Size, source: Size | undefined, placing: Placing): number {
  if (!source) return box.width;
  return placing.fitting === 'none' ? box.width : placeImage(box, source, placing).width;
}
