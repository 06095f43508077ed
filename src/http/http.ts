import type { Cancel } from '../clock';
import type { HttpError } from './httpError';
import type { HttpTexts } from './httpTexts';
import type { RequestBody } from './requestBody';
import type { Fields } from './requestUrl';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a write carries the crumb: a query parameter, the header X-CSRF-Token, a form's field. */
export type CrumbTransport = 'query' | 'header' | 'form';

/** What a call may ask for. */
export interface CallOptions {
  query?: Fields | undefined;
  /** For all tries and waits together, in milliseconds; default 30,000. */
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
  /**
   * How often a call without an answer, or with a status that the specification does not name, is
   * tried again; default 0. Counts for reads, and for writes with an idempotency key: another
   * repeated write could be a double order (decision 10).
   */
  retries?: number | undefined;
  /** Sent as `Idempotency-Key`: the server takes requests of one key as one. */
  idempotencyKey?: string | undefined;
  /**
   * To the site's https origin, with cookies. Where that is not the page's own origin, neither
   * crumb nor token goes with it.
   */
  secure?: boolean | undefined;
  /** Where this call carries the crumb; default: as the service is set up. */
  crumb?: CrumbTransport | undefined;
  /** The call outlives the page, where browsers allow it (60,000 bytes under way). */
  keepalive?: boolean | undefined;
  /** The statuses of a success; default: 200 to 299. */
  accept?: readonly number[] | undefined;
  /** A success's body is not read, and need not be JSON. */
  ignoreAnswer?: boolean | undefined;
  /** Fires no event: for the calls of analytics, whose failures nobody hears of. */
  quiet?: boolean | undefined;
}

/** What the data layer tells others. */
export interface HttpEvents {
  /** An answer says loginRequired: the login prompt is due. */
  loginRequired: HttpError;
  /** An answer says authorizationFail, or nobody caught a failure: the system error is due. */
  systemError: HttpError;
  /** No answer came, for analytics. The url is without the crumb. */
  networkError: { url: string };
}

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
