import { useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import type { Cancel } from '#engine/clock';

/**
 * Returns the state of a store, and draws anew with each change of it, also with one that comes before
 * the first paint: preact/compat's `useSyncExternalStore` subscribes only after that.
 *
 * @param subscribe Keeps its identity as long as the store.
 */
export function useStore<State>(subscribe: (tell: () => void) => Cancel, read: () => State): State {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => subscribe(redraw), [subscribe]);
  return useSyncExternalStore(subscribe, read);
}
