import { readCollectionId } from '#engine/context/pageIds';
import type { SiteContext } from '#engine/context/siteContext';

/** Whether the site has a popup overlay that opens by itself on this page: on all, or on this one. */
export function isPopupOn(context: SiteContext): boolean {
  const { showOnAllPages, enabledPages, showOnTimer, showOnScroll } = context.read(
    'websiteSettings.popupOverlaySettings',
    {},
  );
  const isHere =
    showOnAllPages === true || [enabledPages].flat().includes(readCollectionId(context));
  return isHere && (showOnTimer === true || showOnScroll === true);
}
