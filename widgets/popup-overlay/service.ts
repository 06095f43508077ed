import type { SitePart } from '#services/siteParts/sitePart';

declare module '#engine/events' {
  interface SkerryEvents {
    /** Opens the popup overlay, whatever its settings and its record say. */
    popupshow: null;
  }
}

declare module '#engine/runtime' {
  interface Services {
    /** The site's popup. */
    'popup-overlay': SitePart;
  }
}
