import { defineInitializer } from '#engine/initializer';
import { findTemplateScript } from '#page/findTemplateScript';

export const siteHeader = defineInitializer({
  name: 'site-header',
  // The header of 7.1; then the menus of templates of 7.0, and their navigations with folders.
  selector:
    '#header[data-controller=Header],[data-nc-base=mobile-bar],#mobileNav,#overlayNav,.Header-nav,.desktop-nav,.desktop-nav-wrapper,#desktopNav',
  // The template's own script does it where it is there.
  wanted: () => !findTemplateScript(),
  when: 'idle',
  replay: '.header-burger-btn',
  patient: true,
  load: () => import('#widgets/site-header/index'),
});
