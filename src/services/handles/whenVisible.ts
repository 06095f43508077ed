import type { Runtime } from '#engine/runtime';

/** Resolves when any part of a node is in view. Rejects where the run ends before. */
export function whenVisible(node: Element, runtime: Runtime): Promise<void> {
  return new Promise((resolve, reject) => {
    const scope = runtime.scope('handles');
    scope.own(() => reject(Error('Skerry: destroyed')));
    scope.own(
      runtime.visibility.watch(node, (isVisible) => {
        if (!isVisible) return;
        resolve();
        scope.destroy();
      }),
    );
  });
}
