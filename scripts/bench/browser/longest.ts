/** Collects what the browser tells of one kind of entry. */
export function observe(type: 'longtask' | 'long-animation-frame'): PerformanceEntry[] {
  const found: PerformanceEntry[] = [];
  new PerformanceObserver((list) => found.push(...list.getEntries())).observe({ type });
  return found;
}

/** The longest entry that ran between two times; 0 for none. */
export const longest = (entries: readonly PerformanceEntry[], start: number, end: number) =>
  entries
    .filter(({ startTime, duration }) => startTime < end && startTime + duration > start)
    .reduce((most, { duration }) => Math.max(most, duration), 0);
