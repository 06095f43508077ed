import type { Cancel, Clock } from '../clock';
import { listenAll } from '../listenAll';
import { readCookie } from '../storage/readCookie';
import type { FailurePlace } from './failurePlace';
import { scrub } from './scrub';

const PATH = '/api/events/RecordJavascriptErrors';
const MAX_REPORTS = 20;
const MAX_QUEUED = 10;
const DEBOUNCE_MS = 1000;
const MAX_CHARACTERS = 5000;

/** Browsers refuse larger bodies: all that are under way share 65,536 bytes. */
const KEEPALIVE_BYTES = 60_000;

/** Tells the site's owner of errors. Nothing in here throws. */
export interface ErrorReporter {
  /** Reports whatever was thrown, once, with the place where it was caught. */
  report(error: unknown, place?: FailurePlace): void;
  /** Reports what nobody catches, until cancelled. Cancelling sends what still waits. */
  install(): Cancel;
}

/** What an error may say of itself beside its message. */
const DETAILS = ['name', 'stack', 'type', 'path', 'code'] as const;

/** Anything can be thrown, also something whose members throw. */
type Thrown = Partial<Record<'message' | (typeof DETAILS)[number], unknown>>;

interface ScriptPosition {
  source: string;
  line: number;
}

const messageOf = (error: unknown) => String((error as Thrown | null)?.message || error);

const clean = (_: string, value: unknown) => {
  if (typeof value !== 'string') return value;
  const text = scrub(value);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}[truncated]` : text;
};

/**
 * Collects uncaught errors, unhandled rejections, violations of the page's CSP and what is
 * passed to `report`, and posts them as `[{event, data, timestamp}]` with the crumb in
 * `X-CSRF-Token`.
 *
 * At most 20 reports a page load and each error once; a report waits 1000 ms for others, at most
 * 10 wait (then they are sent at once), and nothing waits once the page is hidden. Every text is
 * scrubbed, then cut at 5000 characters, which `[truncated]` marks. `event` is the type of the
 * DOM event, or `report`: the specification does not name them. `timestamp` is in milliseconds
 * since 1970. A report that does not reach the server is lost, silently.
 */
export function createErrorReporter(clock: Clock): ErrorReporter {
  const seen = new Set<string>();
  const queue: unknown[] = [];
  let cancelSend: Cancel | undefined;

  const send = async () => {
    cancelSend?.();
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

  const add = (event: string, error: unknown, about?: FailurePlace & Partial<ScriptPosition>) => {
    const data: Record<string, unknown> = { ...about, url: location.href, message: typeof error };
    try {
      data.message = messageOf(error);
      const thrown = error as Thrown;
      for (const name of DETAILS) {
        if (typeof thrown[name] === 'string') data[name] = thrown[name];
      }
    } catch {
      // What it did say is reported.
    }
    const key = `${data.message}${data.path}${data.stack ?? about?.line}`;
    if (seen.size >= MAX_REPORTS || seen.has(key)) return;
    seen.add(key);
    queue.push({ event, data, timestamp: Date.now() });
    cancelSend?.();
    if (queue.length < MAX_QUEUED) cancelSend = clock.after(DEBOUNCE_MS, send);
    else send();
  };

  return {
    report: (error, place) => add('report', error, place),
    install() {
      const stopListening = listenAll(
        {
          error: ({ type, error, message, filename, lineno }: ErrorEvent) =>
            add(type, error ?? message, { source: filename, line: lineno }),
          unhandledrejection: ({ type, reason }: PromiseRejectionEvent) => add(type, reason),
          securitypolicyviolation: (violation: SecurityPolicyViolationEvent) => {
            const { type, effectiveDirective, blockedURI, sourceFile } = violation;
            // A page that forbids our own call must not make us call.
            if (blockedURI.endsWith(PATH)) return;
            add(type, `${effectiveDirective} refused ${blockedURI}`, { source: sourceFile });
          },
          visibilitychange: send,
        },
        false, // Or an image that fails would count.
      );
      return () => {
        stopListening();
        send();
      };
    },
  };
}
