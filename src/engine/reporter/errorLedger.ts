import type { Cancel, Clock } from '../clock';
import { type GiveBack, takeKeepalive } from '../keepalive/takeKeepalive';
import { readCookie } from '../storage/readCookie';
import type { CaughtError } from './caughtError';
import { reportAddress } from './reportAddress';
import { scrub } from './scrub';

/** Browsers tell of it as of an error, and nothing is wrong: the observer is called a frame later. */
const NO_ERROR = 'ResizeObserver loop';

/** The most reports of a page load. */
const MAX_REPORTS = 20;

/** The most reports that wait; then they are sent at once. */
const MAX_QUEUED = 10;

/** How long a report waits for others, in milliseconds. */
const DEBOUNCE_MS = 1000;

/** The length at which a text is cut. */
const MAX_CHARACTERS = 5000;

/**
 * Takes what was caught, in order.
 *
 * @param caught Is empty afterwards.
 * @param atOnce Sends everything that waits.
 */
export type ErrorLedger = (caught: CaughtError[], atOnce: boolean) => void;

/** The members of an error that are reported beside its message. */
const DETAILS = ['name', 'stack', 'type', 'path', 'code'] as const;

/** Something thrown: anything can be, also an object whose members throw. */
type Thrown = Partial<Record<'message' | (typeof DETAILS)[number], unknown>>;

/** Something thrown, and what else is known of it. */
interface Failure {
  thrown: unknown;
  about: Record<string, unknown>;
}

/** Of an object that says nothing the names of its members: without these all such errors are one. */
function messageOf(error: unknown): string {
  const message = String((error as Thrown | null)?.message || error);
  return message === '[object Object]' ? `${message} ${Object.keys(Object(error))}` : message;
}

/**
 * Reads an event; undefined for one that is not reported.
 *
 * @param address Where reports go.
 */
function readEvent(event: CaughtError[0], address: URL): Failure | undefined {
  if (!(event instanceof Event)) {
    const { type, error, ...place } = event;
    return { thrown: error, about: place };
  }
  const heard = event as ErrorEvent | PromiseRejectionEvent | SecurityPolicyViolationEvent;
  if ('reason' in heard) return { thrown: heard.reason, about: {} };
  if ('blockedURI' in heard) {
    const { effectiveDirective, blockedURI, sourceFile } = heard;
    // A page that forbids our own call must not make us call.
    if (blockedURI.endsWith(address.pathname)) return;
    const thrown = `${effectiveDirective} refused ${blockedURI}`;
    return { thrown, about: { source: sourceFile } };
  }
  const { error, message, filename, lineno } = heard;
  if (message?.startsWith(NO_ERROR)) return;
  return { thrown: error ?? message, about: { source: filename, line: lineno } };
}

/** Returns the data of a report. */
function dataOf({ thrown, about }: Failure, url: string): Record<string, unknown> {
  const data: Record<string, unknown> = { ...about, url, message: typeof thrown };
  try {
    data.message = messageOf(thrown);
    for (const name of DETAILS) {
      const detail = (thrown as Thrown)[name];
      if (typeof detail === 'string') data[name] = detail;
    }
  } catch {
    // What could be read is reported.
  }
  return data;
}

const clean = (_: string, value: unknown) => {
  if (typeof value !== 'string') return value;
  const text = scrub(value);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}[truncated]` : text;
};

/**
 * Creates the ledger, which posts errors as `[{event, data, timestamp}]` with the crumb in
 * `X-CSRF-Token`.
 *
 * A page load sends at most 20 reports, and each error once. A report waits 1,000 ms for others; at
 * most 10 wait, and none once the page is hidden. Every text is scrubbed, then cut at 5,000
 * characters, which `[truncated]` marks. A page may say where reports go, or that there are none
 * (`reportAddress`). `event` is the type of the DOM event, or `report`; `timestamp` is in milliseconds
 * since 1970. A report that does not reach the server is lost, silently.
 */
export function createErrorLedger(clock: Clock): ErrorLedger {
  const address = reportAddress();
  if (!address) return (caught) => void caught.splice(0);
  const seen = new Set<string>();
  const queue: unknown[] = [];
  let cancelSend: Cancel | undefined;

  const send = async () => {
    cancelSend?.();
    removeEventListener('visibilitychange', send);
    if (!queue.length) return;
    let giveBack: GiveBack | undefined;
    try {
      const body = JSON.stringify(queue.splice(0), clean);
      giveBack = takeKeepalive(clock, body);
      await fetch(address.href, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': readCookie('crumb') ?? '' },
        body,
        // Crumb and report are for this origin alone.
        redirect: 'error',
        keepalive: Boolean(giveBack),
      });
    } catch {
      // Failures of the reporter itself are not reported.
    }
    giveBack?.(false);
  };

  const take = ([event, url, timestamp]: CaughtError) => {
    const failure = readEvent(event, address);
    if (!failure) return;
    const data = dataOf(failure, url);
    const key = `${data.message}${data.path}${data.stack ?? data.line}`;
    if (seen.size >= MAX_REPORTS || seen.has(key)) return;
    seen.add(key);
    queue.push({ event: event.type, data, timestamp });
    cancelSend?.();
    cancelSend = clock.after(DEBOUNCE_MS, send);
    addEventListener('visibilitychange', send);
    if (queue.length >= MAX_QUEUED) send();
  };

  return (caught, atOnce) => {
    for (const one of caught.splice(0)) take(one);
    if (atOnce || document.hidden) send();
  };
}
