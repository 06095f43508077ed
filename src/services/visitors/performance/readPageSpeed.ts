/**
 * How the page loaded, in whole milliseconds from the start of the navigation; of a page that was
 * rendered ahead from when its visitor came to it, before which everything is 0.
 */
export interface PageSpeed {
  path: string;
  navigationType: string;
  firstByte: number;
  domInteractive: number;
  domContentLoaded: number;
  load: number;
  /** In bytes; 0 from a cache. */
  transferSize: number;
}

/** Reads the browser's own record of the navigation; undefined where it keeps none. */
export function readPageSpeed(): PageSpeed | undefined {
  const [page] = performance.getEntriesByType('navigation');
  if (!(page instanceof PerformanceNavigationTiming)) return undefined;
  const { activationStart = 0 } = page as { activationStart?: number };
  const since = (time: number) => Math.max(0, Math.round(time - activationStart));
  return {
    // Without the query: it may hold what is nobody's business.
    path: location.pathname,
    navigationType: page.type,
    firstByte: since(page.responseStart),
    domInteractive: since(page.domInteractive),
    domContentLoaded: since(page.domContentLoadedEventEnd),
    load: since(page.loadEventEnd),
    transferSize: page.transferSize,
  };
}
