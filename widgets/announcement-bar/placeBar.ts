/** The place that the platform's server has for what is at the top of the page. */
const DROP_ZONE = '.sqs-announcement-bar-dropzone';

/**
 * Puts the bar into the first drop zone that is shown, ahead of what the server has there; without
 * one, at the top of the body.
 */
export function placeBar(place: HTMLElement): void {
  const zones = [...document.querySelectorAll(DROP_ZONE)];
  // Safari before 17.4 can't tell.
  const zone = zones.find((one) => one.checkVisibility?.() ?? true);
  (zone ?? document.body).prepend(place);
}
