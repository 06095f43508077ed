/** How the page loaded, in whole milliseconds from the start of the navigation. */
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
  return {
    // Without the query: it may hold what is nobody's business.
    path: location.pathname,
    navigationType: page.type,
    firstByte: Math.round(page.responseStart),
    domInteractive: Math.round(page.domInteractive),
    domContentLoaded: Math.round(page.domContentLoadedEventEnd),
    load: Math.round(page.loadEventEnd),
    transferSize: page.transferSize,
  };
}
