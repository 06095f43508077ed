import { largestFile } from '#media/images/address/largestFile';
import { readDimensions } from '#media/images/readDimensions';
import type { LightboxItem } from '../service';

/** Returns an item; one without an address shows the picture of its thumbnail, in full. */
export function fullItem(item: LightboxItem): LightboxItem {
  const { source, size, thumbnail } = item;
  if (source || !(thumbnail instanceof HTMLImageElement)) return item;
  const { image: full, src, imageDimensions } = thumbnail.dataset;
  return {
    ...item,
    source: full || src || largestFile(thumbnail) || thumbnail.getAttribute('src') || '',
    size: size ?? readDimensions(imageDimensions),
  };
}
