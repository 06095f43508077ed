import type { Visit } from './suite';

/** What Chromium counts in a page. */
export type PageMetric =
  | 'JSEventListeners'
  | 'JSHeapUsedSize'
  | 'LayoutCount'
  | 'LayoutDuration'
  | 'RecalcStyleCount'
  | 'RecalcStyleDuration'
  | 'TaskDuration';

/** What Chromium has counted in this page so far; durations in seconds, sizes in bytes. */
export async function pageMetrics({
  session,
}: Pick<Visit, 'session'>): Promise<Record<PageMetric, number>> {
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: PageMetric) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    JSEventListeners: of('JSEventListeners'),
    JSHeapUsedSize: of('JSHeapUsedSize'),
    LayoutCount: of('LayoutCount'),
    LayoutDuration: of('LayoutDuration'),
    RecalcStyleCount: of('RecalcStyleCount'),
    RecalcStyleDuration: of('RecalcStyleDuration'),
    TaskDuration: of('TaskDuration'),
  };
}
