import { type TraceRecord, trace } from '#calls/endpoints/measurement/trace';
import type { Http } from '#calls/http/http';
import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';
import { createConsent } from '#site/consent/consent';

/** How long records wait for company, in milliseconds. */
export const TRACE_FLUSH_MS = 30_000;

/** Notes what happens on a page and sends it together. */
export interface Tracer {
  note(type: string, data: unknown): void;
}

/**
 * Sends what was noted 30 s after the first of it, or when the page is left. What is unsent when the
 * visitor takes the consent back, or when the scope ends, is forgotten.
 */
export function createTracer(http: Http, { runtime, after, listen, own }: Scope): Tracer {
  const consent = runtime.part(createConsent).analytics;
  let records: TraceRecord[] = [];
  let cancelWait: Cancel | undefined;
  const flush = () => {
    cancelWait?.();
    cancelWait = undefined;
    const sent = records;
    records = [];
    if (sent.length && consent.isGiven()) void trace(http, sent);
  };
  // Without consent nothing is sent, and all of it is forgotten.
  own(consent.watch(flush));
  listen(window, { pagehide: flush }, true);
  return {
    note(type, data) {
      records.push({ pageUrl: location.href, type, data });
      cancelWait ??= after(TRACE_FLUSH_MS, flush);
    },
  };
}
