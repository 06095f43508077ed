import type { Cancel } from '../clock';
import { listenAll } from '../listenAll';

/** The times that the visitor comes to see this page. */
export interface Views {
  /**
   * Calls `view` once for each: at once for one that nobody has counted yet, also where it began
   * while nobody counted; until cancelled. One counts at a time.
   */
  count(view: () => void): Cancel;
  /** Whether one was counted. */
  hasCounted(): boolean;
  destroy: Cancel;
}

/**
 * Knows the views of this page: one now, or when a page that was rendered ahead is activated, and
 * one whenever it comes back from the back/forward cache. It keeps who was counted, so that consent
 * that is taken back and given again counts no view twice.
 */
export function watchViews(): Views {
  const { prerendering } = document as { prerendering?: boolean };
  let isUncounted = !prerendering;
  let hasCounted = false;
  let counting: (() => void) | undefined;
  const countIt = () => {
    if (!isUncounted || !counting) return;
    isUncounted = false;
    hasCounted = true;
    counting();
  };
  const begin = () => {
    isUncounted = true;
    countIt();
  };
  const life = new AbortController();
  const { signal } = life;
  document.addEventListener('prerenderingchange', begin, { once: true, signal });
  const stopListening = listenAll(
    {
      pageshow({ persisted }: PageTransitionEvent) {
        if (persisted) begin();
      },
    },
    true,
  );
  return {
    count(view) {
      counting = view;
      countIt();
      return () => {
        if (counting === view) counting = undefined;
      };
    },
    hasCounted: () => hasCounted,
    destroy() {
      life.abort();
      stopListening();
      counting = undefined;
    },
  };
}
