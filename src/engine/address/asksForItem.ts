/**
 * Tells whether the page's address names an item of a set, `#itemId=…`: a gallery or a lightbox may
 * have to show it at once, wherever on the page it stands.
 */
export const asksForItem = (): boolean => /itemId=/.test(location.hash);
