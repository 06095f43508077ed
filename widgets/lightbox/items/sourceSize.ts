import type { Size } from '#page/geometry/size';
import type { LightboxItem } from '../service';
import { thumbnailPicture } from './readThumbnail';

/** The default shape of a video: its height is 56.3 percent of its width. */
const VIDEO: Size = { width: 1000, height: 563 };

/** The shape of a picture of which nothing is known yet. */
const UNKNOWN: Size = { width: 3, height: 2 };

/**
 * Returns an item's size, as far as it is known; `mayGrow` where that is its shape alone: it is
 * drawn as large as it fits.
 *
 * @param measured The size of its loaded picture.
 */
export function sourceSize(
  { kind, size, thumbnail }: LightboxItem,
  measured: Size | undefined,
): { size: Size; mayGrow: boolean } {
  if (kind === 'video') return { size: size ?? VIDEO, mayGrow: true };
  const known = size ?? measured;
  if (known) return { size: known, mayGrow: false };
  const small = thumbnailPicture(thumbnail);
  const shape = small && { width: small.naturalWidth, height: small.naturalHeight };
  return { size: shape ?? UNKNOWN, mayGrow: true };
}
