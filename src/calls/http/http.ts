import mitt from 'mitt';
import type { Cancel } from '#engine/clock';
import type { Runtime } from '#engine/runtime';
import { createSessionStore } from '#engine/storage/sessionStore';
import type { CallOptions, Method } from './call';
import { type HttpTexts, httpTexts } from './httpTexts';
import { type Line, performCall, XSRF_TOKEN } from './performCall';
import { createHttpError, type HttpError, isHttpError } from './reply/httpError';
import type { RequestBody } from './request/requestBody';
import { requestUrl } from './request/requestUrl';
import { secureOrigin } from './request/secureOrigin';

/** A call whose answer says that the visitor must log in first. */
export interface LoginRequired {
  /** What was asked for. */
  url: string;
  /** The server's own words where it sent some, else 'Unauthorized request'. */
  message: string;
  /** Takes the event, for a prompt of the page's own: ours is not shown. */
  preventDefault(): void;
}

declare module '#engine/events' {
  interface SkerryEvents {
    /** The server wants a login: a login prompt is due, the page's or ours. */
    loginrequired: LoginRequired;
  }
}

declare module '#engine/runtime' {
  interface Services {
    /** Calls below /api/. */
    http: Http;
  }
}

/** What the data layer tells others, by name. */
export type HttpEvents = {
  /** An answer says loginRequired: the login prompt is due. */
  loginRequired: HttpError;
  /** An answer says authorizationFail, or nobody caught a failure: the system error is due. */
  systemError: HttpError;
  /** No answer came, for analytics. The url is without the crumb. */
  networkError: { url: string };
};

/**
 * The data layer: calls below /api/, with the crumb on writes, JSON answers (204 is an empty
 * object), and every failure an HttpError.
 */
export interface Http {
  readonly texts: HttpTexts;
  get(path: string, options?: CallOptions): Promise<unknown>;
  post(path: string, body?: RequestBody, options?: CallOptions): Promise<unknown>;
  put(path: string, body?: RequestBody, options?: CallOptions): Promise<unknown>;
  delete(path: string, options?: CallOptions): Promise<unknown>;
  /** Listens; returns how to stop. */
  on<Type extends keyof HttpEvents>(
    type: Type,
    handler: (detail: HttpEvents[Type]) => void,
  ): Cancel;
  /**
   * Keeps a site user's anti-forgery token for this tab: later calls to the page's own origin
   * send it as X-XSRF-Token. Undefined forgets it.
   */
  keepXsrfToken(token: string | undefined): void;
  /** Aborts every call and stops listening. */
  destroy(): void;
}

/** Names a failure, by the kind of it that others want to hear of. */
function announce(emit: ReturnType<typeof mitt<HttpEvents>>['emit'], error: HttpError): void {
  const { kind, url } = error;
  if (kind === 'network' || kind === 'timeout') emit('networkError', { url });
  if (kind === 'login') emit('loginRequired', error);
  if (kind === 'authorization') emit('systemError', error);
}

/** Failures that nobody need catch: the first two are announced, the third is nobody's fault. */
const QUIET_KINDS: readonly string[] = ['login', 'authorization', 'aborted'];

/**
 * Creates the data layer of a page.
 *
 * @param texts In the page's language; default: English.
 */
export function createHttp(runtime: Runtime, texts: HttpTexts = httpTexts): Http {
  const scope = runtime.scope();
  const line: Line = { scope, texts };
  const session = runtime.part(createSessionStore);
  const events = mitt<HttpEvents>();

  async function call(
    method: Method,
    path: string,
    body?: RequestBody,
    options: CallOptions = {},
  ): Promise<unknown> {
    const origin = options.secure ? secureOrigin(runtime.context) : location.origin;
    try {
      if (location.origin === 'null') {
        // A sandboxed frame has no origin that it could call.
        const message = texts.calls.unableToConnect;
        throw createHttpError('network', { url: path, message });
      }
      const target = requestUrl(origin, path, options.query, options.api);
      return await performCall(line, { method, target, body, options });
    } catch (error) {
      if (isHttpError(error) && !options.quiet) announce(events.emit, error);
      throw error;
    }
  }

  scope.listen(window, {
    // Whoever calls handles the failure; what nobody handles ends up here.
    unhandledrejection({ reason }) {
      if (isHttpError(reason) && !QUIET_KINDS.includes(reason.kind))
        events.emit('systemError', reason);
    },
  });

  return {
    texts,
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
    on(type, handler) {
      // One that throws is reported and hurts no other.
      const guarded: typeof handler = (detail) => {
        try {
          handler(detail);
        } catch (error) {
          runtime.report(error);
        }
      };
      events.on(type, guarded);
      return () => events.off(type, guarded);
    },
    keepXsrfToken(token) {
      if (token === undefined) session.remove(XSRF_TOKEN);
      else session.set(XSRF_TOKEN, token);
    },
    destroy: scope.destroy,
  };
}
