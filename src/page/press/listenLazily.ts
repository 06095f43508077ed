import type { Cancel } from '#engine/clock';
import type { Runtime } from '#engine/runtime';
import type { Listeners, Scope } from '#engine/scope';

/**
 * Creates what lets nodes wait for their first event. One listener of each type, at the window, calls
 * the `start` of a node before the event reaches the node.
 */
function createWaiting(runtime: Runtime) {
  const page = runtime.scope();
  const starts = new WeakMap<EventTarget, Set<Cancel>>();
  const heard = new Set<string>();
  const startAll = (event: Event) => {
    for (const node of event.composedPath()) for (const start of starts.get(node) ?? []) start();
  };
  return (node: Element, types: readonly string[], start: Cancel): Cancel => {
    for (const type of types) {
      if (!heard.has(type)) page.listen(window, { [type]: startAll }, true);
      heard.add(type);
    }
    const waiting = starts.get(node) ?? new Set();
    starts.set(node, waiting.add(start));
    return () => waiting.delete(start);
  };
}

/**
 * Listens at a node of a kind of which a page may have hundreds. The node gets its listeners with
 * the first event that one of them is for, before that event reaches it: until then all such nodes
 * share one listener of each type, at the window. For what the visitor and the page's code notice it
 * is `scope.listen`.
 */
export function listenLazily(scope: Scope, node: Element, listeners: Listeners): void {
  const stopWaiting = scope.own(
    scope.runtime.part(createWaiting)(node, Object.keys(listeners), start),
  );
  function start() {
    stopWaiting();
    scope.listen(node, listeners);
  }
  // The window does not hear what stays within a shadow tree, or in no document.
  if (node.getRootNode() !== document) start();
}
