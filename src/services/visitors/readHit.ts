import type { HitData } from '#calls/endpoints/measurement/recordHit';
import { readCollectionId, readItemId } from '#engine/context/pageIds';
import type { SiteContext } from '#engine/context/siteContext';

function hasLocalStorage(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

/** A member only where the server says something. */
const said = <Name extends string, Value extends string | number>(name: Name, value: Value) =>
  value ? ({ [name]: value } as Record<Name, Value>) : {};

/** What a hit says of this page and this browser, now. */
export function readHit(context: SiteContext): HitData {
  const { read } = context;
  return {
    url: location.href,
    // An image named `title` takes the place of the document's.
    title: `${document.title}`,
    ...said('itemId', readItemId(context)),
    ...said('recordType', read('item.recordType', 0)),
    ...said('collectionId', readCollectionId(context)),
    userAgent: navigator.userAgent,
    clientDate: Date.now(),
    viewportInnerWidth: innerWidth,
    viewportInnerHeight: innerHeight,
    screenWidth: screen.width,
    screenHeight: screen.height,
    ...said('websiteId', read('website.id', '')),
    ...said('templateId', read('templateId', '')),
    ...said('website_locale', read('website.language', '')),
    queryString: location.search,
    referrer: document.referrer,
    localStorageSupported: hasLocalStorage(),
  };
}
