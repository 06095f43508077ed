import type { Size } from '#page/geometry/size';

/** A rectangle in the window, in CSS px from its upper left corner. */
export interface Box extends Size {
  left: number;
  top: number;
}

/** The place of a thumbnail's picture, and of the part of it that is seen. */
export interface ThumbnailPlace {
  /** All of the picture, also what is cropped. */
  picture: Box;
  /** The part that is not cropped. */
  seen: Box;
}

/** Returns the box of a whole picture that covers a box, as `object-fit: cover` draws it. */
export function coveringPicture(box: Box, natural: Size, position: readonly [number, number]): Box {
  const share = Math.max(box.width / natural.width, box.height / natural.height);
  const width = natural.width * share;
  const height = natural.height * share;
  return {
    left: box.left + (box.width - width) * position[0],
    top: box.top + (box.height - height) * position[1],
    width,
    height,
  };
}

/** Returns the common part of two boxes; one without size where there is none. */
export function intersection(a: Box, b: Box): Box {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  return {
    left,
    top,
    width: Math.max(0, Math.min(a.left + a.width, b.left + b.width) - left),
    height: Math.max(0, Math.min(a.top + a.height, b.top + b.height) - top),
  };
}

/** Below this an edge counts as not cropped, in CSS px. */
const HARDLY = 0.5;

/**
 * Returns the pose in which an item that is drawn in the middle of the window lies exactly on its
 * thumbnail: keyframe properties.
 */
export function thumbnailPose(
  { picture, seen }: ThumbnailPlace,
  drawn: Size,
  window: Size,
): { transform: string; clipPath: string } {
  const x = picture.left + picture.width / 2 - window.width / 2;
  const y = picture.top + picture.height / 2 - window.height / 2;
  const scaleX = picture.width / drawn.width;
  const scaleY = picture.height / drawn.height;
  const edges = [
    (seen.top - picture.top) / scaleY,
    (picture.left + picture.width - seen.left - seen.width) / scaleX,
    (picture.top + picture.height - seen.top - seen.height) / scaleY,
    (seen.left - picture.left) / scaleX,
  ].map((edge) => `${edge < HARDLY ? 0 : edge}px`);
  return {
    transform: `translate(${x}px, ${y}px) scale(${scaleX}, ${scaleY})`,
    clipPath: `inset(${edges.join(' ')})`,
  };
}
