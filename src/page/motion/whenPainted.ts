import type { Scope } from '#engine/scope';

/** A page that is not painted, for it is hidden, has waited after this many milliseconds. */
const AT_MOST_MS = 100;

/** Resolves when the browser has painted what has changed in this task. */
export const whenPainted = (scope: Pick<Scope, 'after'>): Promise<void> =>
  new Promise((resolve) => {
    scope.after(AT_MOST_MS, resolve);
    requestAnimationFrame(() => scope.after(0, resolve));
  });
