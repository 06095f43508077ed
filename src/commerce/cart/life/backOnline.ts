import type { Scope } from '#engine/scope';

/** Resolves when the browser says that it has a network; at once where it says nothing else. */
export const backOnline = (scope: Pick<Scope, 'listen'>): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) return resolve();
    const stop = scope.listen(window, {
      online() {
        stop();
        resolve();
      },
    });
  });
