import { type TraceRecord, trace } from '../api/trace';
import type { Cancel } from '../clock';
import type { Http } from '../http/http';
import { listenAll } from '../listenAll';
import type { Runtime } from '../runtime';

/** How long records wait for company, in milliseconds. */
export const TRACE_FLUSH_MS = 30_000;

/** Notes what happens on a page and sends it together. */
export interface Tracer {
  note(type: string, data: unknown): void;
  /** Forgets what was not sent. */
  destroy(): void;
}

/** Sends what was noted 30 s after the first of it, or when the page is left. */
export function createTracer(http: Http, { clock }: Pick<Runtime, 'clock'>): Tracer {
  let records: TraceRecord[] = [];
  let cancelWait: Cancel | undefined;
  const flush = () => {
    cancelWait?.();
    cancelWait = undefined;
    const sent = records;
    records = [];
    if (sent.length) void trace(http, sent);
  };
  const stopListening = listenAll({ pagehide: flush }, true);
  return {
    note(type, data) {
      records.push({ pageUrl: location.href, type, data });
      cancelWait ??= clock.after(TRACE_FLUSH_MS, flush);
    },
    destroy() {
      cancelWait?.();
      records = [];
      stopListening();
    },
  };
}
