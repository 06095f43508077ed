import 'photoswipe/style.css';
import PhotoSwipe from 'photoswipe';
import PhotoSwipeLightbox, { type PhotoSwipeOptions } from 'photoswipe/lightbox';

/** PhotoSwipe with its core at hand; usually that is loaded at the first click. */
export function enterPhotoSwipe(options: PhotoSwipeOptions): void {
  const lightbox = new PhotoSwipeLightbox({
    gallery: '#gallery',
    children: 'a',
    pswpModule: PhotoSwipe,
    ...options,
  });
  lightbox.init();
  window.lightboxBench.enter({ close: () => lightbox.pswp?.close() });
}
