import type { SiteContext } from '../context/siteContext';

/** Whether the site has a popup overlay that opens by itself on this page: on all, or on this one. */
export function isPopupOn({ read }: SiteContext): boolean {
  const { showOnAllPages, enabledPages, showOnTimer, showOnScroll } = read(
    'websiteSettings.popupOverlaySettings',
    {},
  );
  const page = read('collectionId', '') || read('collection.id', '');
  const isHere = showOnAllPages === true || [enabledPages].flat().includes(page);
  return isHere && (showOnTimer === true || showOnScroll === true);
}
