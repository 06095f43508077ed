import type { SitePart } from '#services/siteParts/sitePart';

declare module '#engine/runtime' {
  interface Services {
    /** The announcement at the top of the site's pages. */
    'announcement-bar': SitePart;
  }
}
