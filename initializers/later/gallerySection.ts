import { defineInitializer } from '#engine/initializer';
import { findTemplateScript } from '#page/findTemplateScript';

export const gallerySection = defineInitializer({
  name: 'gallery-section',
  selector:
    '.gallery-grid,.gallery-masonry,.gallery-strips,.gallery-reel,.gallery-slideshow,.gallery-fullscreen-slideshow,.user-items-list-carousel,.user-items-list-banner-slideshow',
  // The template's own script does it where it is there.
  wanted: () => !findTemplateScript(),
  // Not in view alone: what stands below one is to stay where it is.
  when: 'idle',
  replay: 'a[class*=-lightbox-link],[class*=-control-btn],[class*=arrow-button]',
  load: () => import('#widgets/gallery-section/index'),
});
