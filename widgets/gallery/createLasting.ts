import { createOpenLightbox, type OpenLightbox } from './lightbox/createOpenLightbox';
import type { GalleryScope } from './model/galleryScope';
import type { GalleryOptions } from './model/options';
import { createSlideVideos, type SlideVideos } from './slides/slideVideos';

/** The parts of a gallery that go on where it is driven anew: a visitor is in the middle of them. */
export interface Lasting {
  readonly videos: SlideVideos;
  readonly lightbox: OpenLightbox;
}

/** Creates them. They end with the scope. */
export const createLasting = (options: GalleryOptions, scope: GalleryScope): Lasting => ({
  videos: createSlideVideos(scope, { mode: options.autoCrop ? 'fill' : 'fit' }),
  lightbox: createOpenLightbox(options, scope),
});
