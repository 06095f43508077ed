/** The place that the platform's server has for what is at the top of the page. */
const DROP_ZONE = '.sqs-announcement-bar-dropzone';

/**
 * Puts the banner into the page: one at the top into the announcement bar's drop zone, where one is
 * rendered; else, and one at the bottom, first in the body. It is fixed to the window, so its place
 * only decides when the keyboard and a screen reader reach it: early.
 */
export function placeBanner(banner: HTMLElement, isAtTop: boolean): void {
  const dropZone = isAtTop ? document.querySelector(DROP_ZONE) : null;
  dropZone?.append(banner);
  if (!dropZone?.getClientRects().length) document.body.prepend(banner);
}
