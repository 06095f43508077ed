/** What of a task is over this blocks the page, in milliseconds. */
const FREE = 50;

/** Watches long tasks; what it returns says for how long they have blocked the page since the first paint. */
export function watchTasks(): () => number {
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  return () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const seen = tasks.filter(({ startTime }) => paint && startTime >= paint.startTime);
    return seen.reduce((sum, { duration }) => sum + duration - FREE, 0);
  };
}
