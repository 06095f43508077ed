import { usesClicks } from '#page/press/usesClicks';

/** Its player answers presses. */
const VIDEO = '.sqs-video-wrapper';

/** Whether something inside an item answers presses itself: a link, a button, a video. */
export const answersPresses = (target: EventTarget | null): boolean =>
  target instanceof Element && (usesClicks(target) || target.closest(VIDEO) !== null);
