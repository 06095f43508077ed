import type { Cancel, Clock } from '../clock';
import { readCookie } from '../storage/readCookie';
import type { CaughtError } from './caughtError';
import { scrub } from './scrub';

const PATH = '/api/events/RecordJavascriptErrors';
const MAX_REPORTS = 20;
const MAX_QUEUED = 10;
const DEBOUNCE_MS = 1000;
const MAX_CHARACTERS = 5000;

/** Browsers refuse larger bodies: all that are under way share 65,536 bytes. */
const KEEPALIVE_BYTES = 60_000;

/**
 * Takes what was caught, in order.
 *
 * @param atOnce Nothing waits any longer.
 */
export type ErrorLedger = (caught: readonly CaughtError[], atOnce: boolean) => void;

/** What an error may say of itself beside its message. */
const DETAILS = ['name', 'stack', 'type', 'path', 'code'] as const;

/** Anything can be thrown, also something whose members throw. */
type Thrown = Partial<Record<'message' | (typeof DETAILS)[number], unknown>>;

/** What was thrown, and what else is known of it. */
interface Failure {
  thrown: unknown;
  about: Record<string, unknown>;
}

const messageOf = (error: unknown) => String((error as Thrown | null)?.message || error);

/** Gives nothing for what is not to be reported. */
function readEvent(event: CaughtError[0]): Failure | undefined {
  if (!(event instanceof Event)) {
    const { type, error, ...place } = event;
    return { thrown: error, about: place };
  }
  const heard = event as ErrorEvent | PromiseRejectionEvent | SecurityPolicyViolationEvent;
  if ('reason' in heard) return { thrown: heard.reason, about: {} };
  if ('blockedURI' in heard) {
    const { effectiveDirective, blockedURI, sourceFile } = heard;
    // A page that forbids our own call must not make us call.
    if (blockedURI.endsWith(PATH)) return;
    const thrown = `${effectiveDirective} refused ${blockedURI}`;
    return { thrown, about: { source: sourceFile } };
  }
  const { error, message, filename, lineno } = heard;
  return { thrown: error ?? message, about: { source: filename, line: lineno } };
}

/** What is told of an error. */
function dataOf({ thrown, about }: Failure, url: string): Record<string, unknown> {
  const data: Record<string, unknown> = { ...about, url, message: typeof thrown };
  try {
    data.message = messageOf(thrown);
    for (const name of DETAILS) {
      const detail = (thrown as Thrown)[name];
      if (typeof detail === 'string') data[name] = detail;
    }
  } catch {
    // What it did say is reported.
  }
  return data;
}

const clean = (_: string, value: unknown) => {
  if (typeof value !== 'string') return value;
  const text = scrub(value);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}[truncated]` : text;
};

/**
 * Posts errors as `[{event, data, timestamp}]` with the crumb in `X-CSRF-Token`.
 *
 * At most 20 reports a page load and each error once; a report waits 1000 ms for others, at most
 * 10 wait (then they are sent at once), and nothing waits once the page is hidden. Every text is
 * scrubbed, then cut at 5000 characters, which `[truncated]` marks. `event` is the type of the
 * DOM event, or `report`: the specification does not name them. `timestamp` is in milliseconds
 * since 1970. A report that does not reach the server is lost, silently.
 */
export function createErrorLedger(clock: Clock): ErrorLedger {
  const seen = new Set<string>();
  const queue: unknown[] = [];
  let cancelSend: Cancel | undefined;

  const send = async () => {
    cancelSend?.();
    removeEventListener('visibilitychange', send);
    if (!queue.length) return;
    try {
      const body = JSON.stringify(queue.splice(0), clean);
      // Not a bare path: a `<base>` may lead to another origin.
      await fetch(location.origin + PATH, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': readCookie('crumb') ?? '' },
        body,
        keepalive: new Blob([body]).size < KEEPALIVE_BYTES,
      });
    } catch {
      // Failures of the reporter itself are not reported.
    }
  };

  const take = ([event, url, timestamp]: CaughtError) => {
    const failure = readEvent(event);
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
    for (const one of caught) take(one);
    if (atOnce || document.hidden) send();
  };
}
