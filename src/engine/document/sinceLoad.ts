/** Returns the milliseconds since the page has loaded, for its visitor; 0 while it has not. */
export function sinceLoad(): number {
  const [page] = performance.getEntriesByType('navigation');
  const { loadEventEnd = 0, activationStart = 0 } = (page ??
    {}) as Partial<PerformanceNavigationTiming> & { activationStart?: number };
  return loadEventEnd && performance.now() - Math.max(loadEventEnd, activationStart);
}
