import type { Scope } from '#engine/scope';

/** A press within so many milliseconds of one that the browser answers belongs to a double click. */
const DOUBLE_MS = 1000;

/** Returns whether the browser may send the form now: not twice for a double click. */
export function createLeaving(scope: Scope): () => boolean {
  let hasLeft = false;
  return () => {
    if (hasLeft) return false;
    hasLeft = true;
    scope.after(DOUBLE_MS, () => {
      hasLeft = false;
    });
    return true;
  };
}
