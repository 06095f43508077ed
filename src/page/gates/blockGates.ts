import { NARROW_BELOW } from '#rules/images/narrowBelow';
import type { Gates } from './openGates';

/** The gates of image blocks, for the first pass: whatever becomes of their code, they are seen. */
export const blockGates: Gates = {
  '.image-block-outer-wrapper': 'animation-loaded',
  // The same blocks by another key. In a window that is this small when the script starts each is narrow:
  // found later, it would move what is below it. To tell `innerWidth`, a phone would lay out the page
  // before these classes are written, and then once more. A DOM for tests (jsdom) has no `matchMedia`.
  '* .image-block-outer-wrapper': window.matchMedia?.(`(max-width:${NARROW_BELOW - 1}px)`).matches
    ? 'sqs-narrow-width'
    : 'animation-loaded',
};
