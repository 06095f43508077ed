import { defineInitializer } from '#engine/initializer';
import { findTemplateScript } from '#page/findTemplateScript';

export const portfolio = defineInitializer({
  name: 'portfolio',
  selector: '.portfolio-hover',
  // The template's own script does it where it is there.
  wanted: () => !findTemplateScript(),
  when: 'idle',
  load: () => import('#widgets/portfolio/index'),
});
