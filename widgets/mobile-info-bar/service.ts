import type { SitePart } from '#services/siteParts/sitePart';

declare module '#engine/runtime' {
  interface Services {
    /** Ways to reach the site's owner, at the bottom of a small window. */
    'mobile-info-bar': SitePart;
  }
}
