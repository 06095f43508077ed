import type { Direction } from '../../state/state';

/**
 * Returns which way it leads to pull the slides by an offset, in CSS px to the right. On a page
 * from right to left, the next slide is at the left.
 */
export const pulledDirection = (offset: number, isRtl: boolean): Direction =>
  offset < 0 !== isRtl ? 'forward' : 'reverse';
