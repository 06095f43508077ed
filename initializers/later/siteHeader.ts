import { defineInitializer } from '#engine/initializer';
import { findTemplateScript } from '#page/findTemplateScript';

export const siteHeader = defineInitializer({
  name: 'site-header',
  selector: '#header[data-controller=Header]',
  // The template's own script does it where it is there.
  wanted: () => !findTemplateScript(),
  when: 'idle',
  replay: '.header-burger-btn',
  load: () => import('#widgets/site-header/index'),
});
