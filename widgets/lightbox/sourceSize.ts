import type { Size } from '../../src/images/geometry';
import type { LightboxItem } from '../../src/services/lightboxes';
import { thumbnailPicture } from './readThumbnail';

/** A video whose shape nobody has said: its height is 56.3 percent of its width. */
const VIDEO: Size = { width: 1000, height: 563 };

/** Of a picture of which nothing is known yet. */
const UNKNOWN: Size = { width: 3, height: 2 };

/**
 * What is known of an item's size; `mayGrow` where that is its shape alone, so that it is drawn as
 * large as it fits.
 *
 * @param measured What its picture turned out to have.
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
