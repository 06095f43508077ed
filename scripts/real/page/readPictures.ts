import type { Geometry } from '../geometry/geometry';
import { nameOf } from './layoutShifts';

/** Smaller pictures are counters and spacers, in CSS px. */
const SEEN = 8;

/** How much a picture's shape may differ from its file's. */
const SHAPE = 0.03;

/** How much larger than its frame a picture is in both directions, of which only a part shows. */
const CORNER = 1.15;

/** How far up the frame of a picture may be. */
const LEVELS = 4;

/** The nearest box around a picture that cuts it off. */
function frameOf(image: Element): Element | undefined {
  let node = image.parentElement;
  for (let level = 0; node && node !== document.body && level < LEVELS; level += 1) {
    if (getComputedStyle(node).overflow !== 'visible') return node;
    node = node.parentElement;
  }
  return undefined;
}

/** Names the pictures that are out of shape, and those of which only a corner shows. */
export function readPictures(): Pick<Geometry, 'distorted' | 'corners'> {
  const distorted: string[] = [];
  const corners: string[] = [];
  for (const image of document.images) {
    const { width, height } = image.getBoundingClientRect();
    const { naturalWidth, naturalHeight } = image;
    if (!naturalWidth || !image.checkVisibility() || width < SEEN || height < SEEN) continue;
    const size = `${nameOf(image)} ${Math.round(width)}×${Math.round(height)}`;
    const { objectFit } = getComputedStyle(image);
    const shape = (width * naturalHeight) / (height * naturalWidth);
    if (objectFit === 'fill' && Math.abs(shape - 1) > SHAPE) distorted.push(size);
    const frame = frameOf(image)?.getBoundingClientRect();
    // A logo that the server sent whole has the size that its address stands for here.
    if (!image.dataset.src) continue;
    if (!frame?.width || !frame.height) {
      if (!frame && width > innerWidth * CORNER) corners.push(`${size} in a window`);
    } else if (width > frame.width * CORNER && height > frame.height * CORNER) {
      corners.push(`${size} in ${Math.round(frame.width)}×${Math.round(frame.height)}`);
    }
  }
  return { distorted, corners };
}
