import {
  type PerformanceRecord,
  sendPerformanceRecords,
} from '#calls/endpoints/reports/performanceRecords';
import { fetchPageLoadId } from '#calls/endpoints/reports/performanceSettings';
import { isHttpError } from '#calls/http/reply/httpError';
import { sinceLoad } from '#engine/document/sinceLoad';
import type { Scope } from '#engine/scope';
import { createConsent } from '#site/consent/consent';
import { readImages } from './readImages';
import { readPageSpeed } from './readPageSpeed';
import { type Vital, watchVitals } from './watchVitals';

/** How long after the page has loaded its records go out, in milliseconds. */
export const FLUSH_MS = 30_000;

/** How long the web vitals are waited for, which change as long as the page is used. */
export const METRICS_MS = 60_000;

/**
 * How long a failure is kept to itself, in milliseconds. Firefox breaks off the calls of a page as soon as a
 * link is followed, and tells the page of it; one that is gone runs no timers.
 */
const LEFT_MS = 1000;

/** How page and images loaded; what its visitor met while using it. They go out apart, each once. */
export const performanceParts = ['loads', 'users'] as const;
export type PerformancePart = (typeof performanceParts)[number];

/** The records of how page and images loaded. */
function readLoads(): PerformanceRecord[] {
  const speed = readPageSpeed();
  return [
    ...(speed ? [{ type: 'page_speed' as const, ...speed }] : []),
    ...readImages().map((image) => ({ type: 'image' as const, ...image })),
  ];
}

async function report(scope: Scope, unsent: Set<PerformancePart>): Promise<void> {
  const { runtime, own, after, listen } = scope;
  const consent = runtime.part(createConsent).analytics;
  const http = await runtime.use('http');
  const pageLoadId = await fetchPageLoadId(http);
  if (scope.isEnded) return;

  const vitals = new Map<string, Vital>();
  const records: Record<PerformancePart, () => PerformanceRecord[]> = {
    loads: readLoads,
    users: () => [...vitals.values()].map((vital) => ({ type: 'user' as const, ...vital })),
  };
  const flush = (...parts: readonly PerformancePart[]) => {
    if (!consent.isGiven()) return;
    const due = parts.filter((part) => unsent.delete(part)).flatMap((part) => records[part]());
    if (!due.length) return;
    void sendPerformanceRecords(
      http,
      runtime.clock,
      due.map((record) => ({ ...record, pageLoadId })),
    );
  };
  const flushAll = () => flush(...performanceParts);

  const waited = sinceLoad();
  own(watchVitals((vital) => vitals.set(vital.metric, vital)));
  after(Math.max(0, FLUSH_MS - waited), () => flush('loads'));
  after(Math.max(0, METRICS_MS - waited), () => flush('users'));
  // After the vitals, which make up their minds at the same moment.
  listen(window, {
    pagehide: flushAll,
    visibilitychange() {
      if (document.visibilityState === 'hidden') flushAll();
    },
  });
}

/**
 * Measures how fast the page is for its visitor, and reports it with their consent, until the scope
 * ends. The id of the page load is asked for at once (30 s; without it nothing is reported). A server
 * that sends none is a warning on the console, once a page; one that fails is an error. How page and
 * images loaded goes out 30 s after the page has loaded, the web vitals 60 s after, and all of it at once
 * when the page is hidden. Each goes once a page.
 *
 * @param unsent What has not gone out yet, kept by whoever ends this and begins it again.
 */
export function reportPerformance(scope: Scope, unsent: Set<PerformancePart>): void {
  if (!unsent.size) return;
  report(scope, unsent).catch((error: Error) => {
    if (scope.isEnded) return;
    if (isHttpError(error) && error.kind === 'parse') {
      console.warn(error.message);
      // It is not asked again.
      unsent.clear();
    } else scope.after(LEFT_MS, () => console.error(error.message));
  });
}
