/** Where a load is. */
export type FetchState<Data> =
  | { readonly status: 'pending' }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'failed'; readonly error: unknown };

/** A load that others watch; the shape is that of React's `useSyncExternalStore`. */
export interface FetchHelper<Data> {
  readonly state: FetchState<Data>;
  /** Calls `changed` after every change; returns how to stop. */
  subscribe(changed: () => void): () => void;
  /** Loads again. What the load before still brings is ignored. */
  reload(): void;
  /** Aborts the load that is under way; its state stays pending, and nothing changes any more. */
  stop(): void;
}

/** Starts to load at once: pending, then success or failed. */
export function createFetchHelper<Data>(
  load: (signal: AbortSignal) => Promise<Data>,
): FetchHelper<Data> {
  const listeners = new Set<() => void>();
  let state: FetchState<Data>;
  let current: AbortController;

  const change = (next: FetchState<Data>) => {
    state = next;
    for (const changed of [...listeners]) changed();
  };
  const start = () => {
    const controller = new AbortController();
    current = controller;
    change({ status: 'pending' });
    const settle = (next: FetchState<Data>) => {
      if (!controller.signal.aborted) change(next);
    };
    load(controller.signal).then(
      (data) => settle({ status: 'success', data }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
  };
  start();

  return {
    get state() {
      return state;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    reload() {
      current.abort();
      start();
    },
    stop: () => current.abort(),
  };
}
