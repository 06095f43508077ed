import { NARROW_BELOW } from '#rules/images/narrowBelow';
import type { Gates } from './openGates';

/** The gates of image blocks, for the first pass: whatever becomes of their code, they are seen. */
export const blockGates: Gates = {
  '.image-block-outer-wrapper': 'animation-loaded',
  // In so small a window each is narrow, and what is below it would move when it is found to be.
  '* .image-block-outer-wrapper':
    innerWidth < NARROW_BELOW ? 'sqs-narrow-width' : 'animation-loaded',
};
