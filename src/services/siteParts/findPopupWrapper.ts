/** The popup's markup: the platform's, and any with our attribute. */
const WRAPPER = '.sqs-slide-wrapper[data-slide-type=popup-overlay],[data-popup-overlay]';

/** Finds what the server sent of the site's popup; null where it sent none, as for most pages. */
export const findPopupWrapper = (): HTMLElement | null => document.querySelector(WRAPPER);
