import type { Cancel } from '../clock';
import { listenAll } from '../listenAll';

/**
 * Calls `view` for each time that the visitor comes to see this page: once now, or when a page that
 * was rendered ahead is activated, and once whenever it comes back from the back/forward cache.
 */
export function watchViews(view: () => void): Cancel {
  const { prerendering } = document as { prerendering?: boolean };
  const life = new AbortController();
  if (prerendering) {
    document.addEventListener('prerenderingchange', view, { once: true, signal: life.signal });
  } else {
    view();
  }
  const stopListening = listenAll(
    {
      pageshow({ persisted }: PageTransitionEvent) {
        if (persisted) view();
      },
    },
    true,
  );
  return () => {
    life.abort();
    stopListening();
  };
}
