import { takeKeepalive } from '#engine/keepalive/takeKeepalive';
import type { Scope } from '#engine/scope';
import { readCookie } from '#engine/storage/readCookie';
import { createSessionStore } from '#engine/storage/sessionStore';
import { writeCookie } from '#engine/storage/writeCookie';
import type { CallOptions, Method } from './call';
import { createDeadline, type Deadline } from './deadline';
import type { HttpTexts } from './httpTexts';
import { answerField } from './reply/answerField';
import { createHttpError, type HttpError } from './reply/httpError';
import { judgeReply } from './reply/judgeReply';
import { buildRequest } from './request/buildRequest';
import type { RequestBody } from './request/requestBody';
import { createRetry } from './retry';
import { send } from './send';

const TIMEOUT_MS = 30_000;

/** Where a site user's token is kept in the session store. */
export const XSRF_TOKEN = 'xsrfToken';

/** What all calls of a page share. */
export interface Line {
  /** Its end aborts every call. */
  scope: Scope;
  texts: HttpTexts;
}

/** One call. */
export interface Call {
  method: Method;
  target: URL;
  body: RequestBody | undefined;
  options: CallOptions;
}

type Outcome = { body: unknown } | { error: HttpError; retryAfter: string | null };

/** The crumb that the server offers in place of the one that it refused. */
function offeredCrumb(error: HttpError): string | undefined {
  const crumb = error.kind === 'crumb' ? answerField(error.body, 'crumb') : undefined;
  return typeof crumb === 'string' && crumb ? crumb : undefined;
}

/** Sends a call once. */
async function attempt(
  { scope, texts }: Line,
  { method, target, body, options }: Call,
  crumb: string | undefined,
  deadline: Deadline,
): Promise<Outcome> {
  const { clock, context, part } = scope.runtime;
  const isInHeader = context.read('crumbTransport', 'query') === 'header';
  const transport = options.crumb ?? (isInHeader ? 'header' : 'query');
  const token = part(createSessionStore).get(XSRF_TOKEN);
  const xsrfToken = typeof token === 'string' ? token : undefined;
  const request = { method, target, body, options, transport, crumb, xsrfToken };
  const { url, init } = buildRequest(request);
  const { signal } = deadline;
  const giveBack = options.keepalive ? takeKeepalive(clock, init.body ?? '') : undefined;
  try {
    const reply = await send(url, { ...init, signal, keepalive: giveBack !== undefined });
    const verdict = judgeReply(texts, reply, { ...options, url: target.href });
    return 'body' in verdict ? verdict : { ...verdict, retryAfter: reply.retryAfter };
  } catch (cause) {
    const message = texts.calls.unableToConnect;
    const error = createHttpError(deadline.reached ?? 'network', {
      url: target.href,
      cause,
      message,
    });
    return { error, retryAfter: null };
  } finally {
    giveBack?.(signal.aborted);
  }
}

/**
 * Sends a call and gives the body of its answer. A crumb that the server refuses is replaced by the
 * one that it offers and the call is tried again, once and only on the page's own origin; other
 * failures by the retry rule (`retry.ts`).
 *
 * @throws HttpError
 */
export async function performCall(line: Line, call: Call): Promise<unknown> {
  const { method, target, options } = call;
  const { timeoutMs = TIMEOUT_MS } = options;
  const deadline = createDeadline(line.scope, timeoutMs, options.signal);
  const nextDelay = createRetry(method, options);
  let mayRenewCrumb = target.origin === location.origin && navigator.cookieEnabled;
  let crumb = readCookie('crumb');
  try {
    for (;;) {
      const outcome = await attempt(line, call, crumb, deadline);
      if ('body' in outcome) return outcome.body;
      const { error, retryAfter } = outcome;
      const renewed = mayRenewCrumb ? offeredCrumb(error) : undefined;
      if (renewed) {
        writeCookie('crumb', renewed);
        crumb = renewed;
        mayRenewCrumb = false;
        continue;
      }
      const delay = nextDelay(error, retryAfter, deadline.left());
      if (delay === undefined) throw error;
      await deadline.wait(delay);
    }
  } finally {
    deadline.destroy();
  }
}
