import type { Runtime } from '../runtime';
import { readCookie } from '../storage/readCookie';
import { createSessionStore } from '../storage/sessionStore';
import { writeCookie } from '../storage/writeCookie';
import { answerField } from './answerField';
import { type BuiltRequest, buildRequest } from './buildRequest';
import { createDeadline } from './deadline';
import type { CallOptions, CrumbTransport, Http, Method } from './http';
import { createHttpError, type HttpError, type HttpErrorKind, isHttpError } from './httpError';
import { createHttpListeners } from './httpListeners';
import { type HttpTexts, httpTexts } from './httpTexts';
import { judgeReply } from './judgeReply';
import { createKeepaliveBudget } from './keepaliveBudget';
import type { RequestBody } from './requestBody';
import { requestUrl } from './requestUrl';
import { isWorthRetrying, retryDelay } from './retryDelay';
import { secureOrigin } from './secureOrigin';
import { send } from './send';

const TIMEOUT_MS = 30_000;

/** Where a site user's token is kept in the session store. */
const XSRF_TOKEN = 'xsrfToken';

export interface HttpSettings {
  /** Where writes carry the crumb; default `query`, which the specification asks for. */
  crumbTransport?: Exclude<CrumbTransport, 'form'>;
  /** In the page's language; default: English. */
  texts?: HttpTexts;
}

/** The crumb that the server offers in place of the one that it refused. */
function freshCrumb(error: HttpError): string | undefined {
  const crumb = error.kind === 'crumb' ? answerField(error.body, 'crumb') : undefined;
  return typeof crumb === 'string' && crumb ? crumb : undefined;
}

/** The data layer of a page (platform.md sections 7 and 8). */
export function createHttp(
  runtime: Runtime,
  { crumbTransport = 'query', texts = httpTexts }: HttpSettings = {},
): Http {
  const { clock } = runtime;
  const session = runtime.part(createSessionStore);
  const { on, emit } = createHttpListeners(runtime.report);
  const keepaliveBudget = createKeepaliveBudget(clock);
  const destroyed = new AbortController();

  const unableToConnect = (kind: HttpErrorKind, url: string, cause?: unknown) =>
    createHttpError(kind, { url, cause, message: texts.calls.unableToConnect });

  async function attempt({ url, init }: BuiltRequest, keepalive: boolean, signal: AbortSignal) {
    const giveBack = keepalive ? keepaliveBudget.take(init.body ?? '') : undefined;
    try {
      return await send(url, { ...init, signal, keepalive: giveBack !== undefined });
    } finally {
      giveBack?.(signal.aborted);
    }
  }

  async function perform(
    method: Method,
    target: URL,
    body: RequestBody | undefined,
    options: CallOptions,
  ): Promise<unknown> {
    const transport = options.crumb ?? crumbTransport;
    const parts = { method, target, body, options, transport };
    const expected = { ...options, url: target.href };
    const { timeoutMs = TIMEOUT_MS, signal } = options;
    const signals = signal ? [signal, destroyed.signal] : [destroyed.signal];
    const deadline = createDeadline(clock, timeoutMs, signals);
    const isRepeatable = method === 'GET' || options.idempotencyKey !== undefined;
    let retries = isRepeatable ? (options.retries ?? 0) : 0;
    let mayRenewCrumb = target.origin === location.origin && navigator.cookieEnabled;
    let crumb = readCookie('crumb');
    try {
      for (;;) {
        const token = session.get(XSRF_TOKEN);
        const xsrfToken = typeof token === 'string' ? token : undefined;
        const request = buildRequest({ ...parts, crumb, xsrfToken });
        let error: HttpError;
        let retryAfter: string | null = null;
        try {
          const reply = await attempt(request, options.keepalive ?? false, deadline.signal);
          const verdict = judgeReply(texts, reply, expected);
          if ('body' in verdict) return verdict.body;
          ({ error } = verdict);
          ({ retryAfter } = reply);
        } catch (cause) {
          error = unableToConnect(deadline.reached ?? 'network', target.href, cause);
        }
        const renewed = mayRenewCrumb ? freshCrumb(error) : undefined;
        if (renewed) {
          writeCookie('crumb', renewed);
          crumb = renewed;
          mayRenewCrumb = false;
          continue;
        }
        const delay = retryDelay(retryAfter, Date.now());
        if (!retries || !isWorthRetrying(error) || delay >= deadline.left()) throw error;
        retries -= 1;
        await deadline.wait(delay);
      }
    } finally {
      deadline.close();
    }
  }

  async function call(
    method: Method,
    path: string,
    body?: RequestBody,
    options: CallOptions = {},
  ): Promise<unknown> {
    const origin = options.secure ? secureOrigin(runtime.context) : location.origin;
    try {
      // A sandboxed frame has no origin that it could call.
      if (location.origin === 'null') throw unableToConnect('network', path);
      return await perform(method, requestUrl(origin, path, options.query), body, options);
    } catch (error) {
      if (isHttpError(error) && !options.quiet) announce(error);
      throw error;
    }
  }

  function announce(error: HttpError): void {
    const { kind, url } = error;
    if (kind === 'network' || kind === 'timeout') emit('networkError', { url });
    if (kind === 'login') emit('loginRequired', error);
    if (kind === 'authorization') emit('systemError', error);
  }

  // Whoever calls handles the failure; what nobody handles ends up here.
  addEventListener(
    'unhandledrejection',
    ({ reason }) => {
      if (!isHttpError(reason)) return;
      // The first two have been announced.
      if (['login', 'authorization', 'aborted'].includes(reason.kind)) return;
      emit('systemError', reason);
    },
    { signal: destroyed.signal },
  );

  return {
    texts,
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
    on,
    keepXsrfToken(token) {
      if (token === undefined) session.remove(XSRF_TOKEN);
      else session.set(XSRF_TOKEN, token);
    },
    destroy: () => destroyed.abort(),
  };
}
