/** How wide a window a site's mobile design is for, in CSS px. */
export const MOBILE_MAX_WIDTH = 432;

/** How wide a window may be that has the mobile information bar, in CSS px. */
export const MOBILE_INFO_BAR_MAX_WIDTH = 1024;

/** From these widths of a window on a site has its layouts for desktops, in CSS px. */
export const DESKTOP_WIDTHS: readonly number[] = [800, 1024];

/** The heights of the devices that layouts are tried on, in CSS px. */
export const DEVICE_HEIGHTS: readonly number[] = [926, 1024, 1366];

/**
 * Returns the device that a site is laid out for: a phone up to 432 px, a desktop from 433 px on.
 * The platform has a tablet view too, which nothing asks for.
 *
 * @param width Of the window, in CSS px.
 */
export const deviceView = (width: number): 'phone' | 'desktop' =>
  width < MOBILE_MAX_WIDTH + 1 ? 'phone' : 'desktop';
