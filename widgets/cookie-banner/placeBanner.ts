/** Where the platform's server wants what is at the top of the page. */
const DROP_ZONE = '.sqs-announcement-bar-dropzone';

/**
 * Puts the banner into the page: one at the top into the announcement bar's drop zone, where there
 * is one that is rendered; else, and one at the bottom, ahead of all that is in the body. It is
 * fixed to the window, so its place is only where the keyboard and a screen reader come by: early.
 */
export function placeBanner(banner: HTMLElement, isAtTop: boolean): void {
  const dropZone = isAtTop ? document.querySelector(DROP_ZONE) : null;
  dropZone?.append(banner);
  if (!dropZone?.checkVisibility()) document.body.prepend(banner);
}
