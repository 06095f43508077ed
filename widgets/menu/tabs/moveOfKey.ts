import type { Move } from '../state';

/** The directions of a list of tabs. */
export interface ListLayout {
  vertical: boolean;
  rightToLeft: boolean;
}

/**
 * Returns where a key leads; undefined for a key that is left to the browser. The arrows follow
 * what the visitor sees: in a list from right to left, the right one leads back.
 */
export function moveOfKey(key: string, { vertical, rightToLeft }: ListLayout): Move | undefined {
  switch (key) {
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    case vertical ? 'ArrowDown' : rightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return 'next';
    case vertical ? 'ArrowUp' : rightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return 'previous';
    default:
      return undefined;
  }
}
