import { type PerformanceRecord, sendPerformanceRecords } from '../api/performanceRecords';
import { fetchPageLoadId } from '../api/performanceSettings';
import type { Cancel } from '../clock';
import { createConsent } from '../consent/createConsent';
import { listenAll } from '../listenAll';
import type { Runtime } from '../runtime';
import { readImages } from './readImages';
import { readPageSpeed } from './readPageSpeed';
import { type Vital, watchVitals } from './watchVitals';

/** How long after the page has loaded its records go out, in milliseconds. */
export const FLUSH_MS = 30_000;

/** How long the web vitals are waited for, which change as long as the page is used. */
export const METRICS_MS = 60_000;

/** How page and images loaded; what its visitor met while using it. They go out apart, each once. */
export const performanceParts = ['loads', 'users'] as const;
export type PerformancePart = (typeof performanceParts)[number];

/** Milliseconds since the page has loaded; 0 while it has not. */
function sinceLoad(): number {
  const [page] = performance.getEntriesByType('navigation');
  const { loadEventEnd = 0 } = (page ?? {}) as Partial<PerformanceNavigationTiming>;
  return loadEventEnd && performance.now() - loadEventEnd;
}

/**
 * Measures how fast the page is for its visitor, and reports it with their consent, until stopped.
 * The id of the page load is asked for at once (30 s; without it, which is an error on the console,
 * nothing is reported); how page and images loaded goes out 30 s after the page has loaded, the web
 * vitals 60 s after, and all of it at once when the page is hidden. Each goes once a page.
 *
 * @param unsent What has not gone out yet, kept by whoever stops this and begins it again.
 */
export function reportPerformance(runtime: Runtime, unsent: Set<PerformancePart>): Cancel {
  const { clock } = runtime;
  const consent = runtime.part(createConsent);

  const report = async (signal: AbortSignal) => {
    const http = await runtime.use('http');
    const pageLoadId = await fetchPageLoadId(http);
    if (signal.aborted) return;
    const vitals = new Map<string, Vital>();
    const send = (records: readonly PerformanceRecord[]) => {
      if (!records.length || !consent.isGiven()) return;
      void sendPerformanceRecords(
        http,
        records.map((record) => ({ ...record, pageLoadId })),
      );
    };

    const loads = () => {
      const speed = readPageSpeed();
      return [
        ...(speed ? [{ type: 'page_speed' as const, ...speed }] : []),
        ...readImages().map((image) => ({ type: 'image' as const, ...image })),
      ];
    };
    const users = () => [...vitals.values()].map((vital) => ({ type: 'user' as const, ...vital }));
    const records: Record<PerformancePart, () => PerformanceRecord[]> = { loads, users };
    const flush = (...parts: readonly PerformancePart[]) =>
      send(parts.filter((part) => unsent.delete(part)).flatMap((part) => records[part]()));

    const waited = sinceLoad();
    const flushAll = () => flush(...performanceParts);
    const stops: Cancel[] = [
      watchVitals((vital) => vitals.set(vital.metric, vital)),
      clock.after(Math.max(0, FLUSH_MS - waited), () => flush('loads')),
      clock.after(Math.max(0, METRICS_MS - waited), () => flush('users')),
      listenAll(
        {
          pagehide: flushAll,
          visibilitychange: () => {
            if (document.visibilityState === 'hidden') flushAll();
          },
        },
        // After the vitals, which make up their minds at the same moment.
        false,
      ),
    ];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
  };

  const life = new AbortController();
  if (!unsent.size) return () => {};
  report(life.signal).catch((error: Error) => {
    if (!life.signal.aborted) console.error(error.message);
  });
  return () => life.abort();
}
