import type { SitePart } from '#services/siteParts/sitePart';

declare module '#engine/runtime' {
  interface Services {
    /** The site's web fonts. */
    fonts: SitePart;
  }
}

export { createFonts as createService } from './createFonts';
