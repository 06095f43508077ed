import type { SitePart } from '#services/site/sitePart';

declare module '#engine/runtime' {
  interface Services {
    /** The site's web fonts. */
    fonts: SitePart;
  }
}

export { createFonts as createService } from './createFonts';
