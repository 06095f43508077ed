/** How wide a window a site's mobile design is for, in CSS px. */
export const MOBILE_MAX_WIDTH = 432;

/** How wide a window may be that has the mobile information bar, in CSS px. */
export const MOBILE_INFO_BAR_MAX_WIDTH = 1024;

/**
 * As which device a site is seen: as a phone up to 432 px, as a desktop from 433 px on
 * (platform.md, section 2; there is a tablet view too, which nothing uses).
 *
 * @param width Of the window, in CSS px.
 */
export const deviceView = (width: number): 'phone' | 'desktop' =>
  width < MOBILE_MAX_WIDTH + 1 ? 'phone' : 'desktop';
