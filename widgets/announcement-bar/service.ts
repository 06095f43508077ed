import type { SitePart } from '#services/site/sitePart';

declare module '#engine/runtime' {
  interface Services {
    /** The announcement at the top of the site's pages. */
    'announcement-bar': SitePart;
  }
}
