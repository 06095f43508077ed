import type { SitePart } from '#services/siteParts/sitePart';

declare module '#engine/runtime' {
  interface Services {
    /** How many comments there are, by the site's comments service. */
    comments: SitePart;
  }
}

export { createComments as createService } from './createComments';
