import type { Visit } from './suite';

/** What Chromium counts in a page. */
export type PageMetric = 'LayoutCount' | 'JSEventListeners' | 'TaskDuration';

/** What Chromium has counted in this page so far; `TaskDuration` in seconds. */
export async function pageMetrics({ session }: Visit): Promise<Record<PageMetric, number>> {
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: PageMetric) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    LayoutCount: of('LayoutCount'),
    JSEventListeners: of('JSEventListeners'),
    TaskDuration: of('TaskDuration'),
  };
}
