import { defineInitializer } from '#engine/initializer';
import { findTemplateScript } from '#page/findTemplateScript';

export const blogMasonry = defineInitializer({
  name: 'blog-masonry',
  selector: '.blog-masonry',
  // The template's own script does it where it is there.
  wanted: () => !findTemplateScript(),
  // Not in view alone: what stands below one is to stay where it is.
  when: 'idle',
  load: () => import('#widgets/blog-masonry/index'),
});
