import type { SiteContext } from '#engine/context/siteContext';

/** Returns whether the page is one of a site: there is somebody to tell of its visits. */
export const isOfSite = ({ read }: SiteContext): boolean => read('website.id', '') !== '';
