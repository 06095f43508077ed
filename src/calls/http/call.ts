import type { Fields } from './request/requestUrl';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a write carries the crumb: a query parameter, the header X-CSRF-Token, a form's field. */
export type CrumbTransport = 'query' | 'header' | 'form';

/** Options of a call. */
export interface CallOptions {
  query?: Fields | undefined;
  /** For all tries and waits together, in milliseconds; default 30,000. */
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
  /**
   * How often a call is tried again that got no answer, or an error status other than 400, 401,
   * 403, 500, 501, 502 and 503; default 0. Counts for reads, and for writes with an idempotency
   * key: another write, repeated, could be a double order.
   */
  retries?: number | undefined;
  /** The server takes requests of one key as one. */
  idempotencyKey?: string | undefined;
  /** The header of that key; default `Idempotency-Key`. */
  idempotencyHeader?: string | undefined;
  /** Below which path of the page's own origin the call is; default `/api`. */
  api?: string | undefined;
  /**
   * To the site's https origin, with cookies. Where that is not the page's own origin, neither
   * crumb nor token goes with it.
   */
  secure?: boolean | undefined;
  /** Where this call carries the crumb; default: where the site wants it (`crumbTransport`). */
  crumb?: CrumbTransport | undefined;
  /** The call outlives the page, where browsers allow it (60,000 bytes under way). */
  keepalive?: boolean | undefined;
  /** The statuses of a success; default: 200 to 299. */
  accept?: readonly number[] | undefined;
  /** A success's body is not read, and need not be JSON. */
  ignoreAnswer?: boolean | undefined;
  /** Fires no event: for calls of whose failures nobody hears, or whose caller says all of them. */
  quiet?: boolean | undefined;
}
