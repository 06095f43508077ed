import { type ThumbnailPlace, thumbnailPose } from '../geometry/thumbnailPose';
import type { LightboxControl } from '../input/lightboxControl';
import { thumbnailPicture } from './readThumbnail';

/**
 * Creates a copy of the thumbnail's picture, in the place where the open item begins. It is there until the
 * item is drawn: without it the overlay would dim the thumbnail for a moment.
 */
export function createStandIn(
  { itemAt, drawnSize, store }: Pick<LightboxControl, 'itemAt' | 'drawnSize' | 'store'>,
  place: ThumbnailPlace,
): HTMLElement {
  const { slot, window } = store.state;
  const drawn = drawnSize(slot);
  const item = document.createElement('div');
  item.className = 'skerry-lightbox-item';
  Object.assign(item.style, thumbnailPose(place, drawn, window), {
    width: `${drawn.width}px`,
    height: `${drawn.height}px`,
  });
  const image = new Image();
  image.className = 'skerry-lightbox-image';
  image.alt = '';
  image.src = thumbnailPicture(itemAt(slot).thumbnail)?.currentSrc ?? '';
  item.append(image);
  return item;
}
