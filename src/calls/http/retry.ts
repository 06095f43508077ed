import type { CallOptions, Method } from './call';
import type { HttpError } from './reply/httpError';

/** The wait before a retry, in milliseconds. */
const RETRY_DELAY_MS = 200;

/** The error statuses with a meaning of their own: a second try would not change it. */
const FINAL_STATUSES: readonly number[] = [400, 401, 403, 500, 501, 502, 503];

/** Returns whether the same request may end otherwise: no answer came, or another error status. */
export const isWorthRetrying = ({ kind, status }: Pick<HttpError, 'kind' | 'status'>): boolean =>
  kind === 'network' || (kind === 'status' && status >= 400 && !FINAL_STATUSES.includes(status));

/**
 * Returns how long to wait before a retry, in milliseconds: 200, or what the server asks for where
 * that is longer.
 *
 * @param retryAfter The header `Retry-After`: seconds, or a date.
 * @param now Milliseconds since 1970.
 */
export function retryDelay(retryAfter: string | null, now: number): number {
  if (!retryAfter) return RETRY_DELAY_MS;
  const asked = /^\s*\d+\s*$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - now;
  return Math.max(RETRY_DELAY_MS, asked || 0);
}

/**
 * Creates the retry rule of one call: as often as its option `retries` says, and only where the
 * request may be repeated (a read, or a write with an idempotency key).
 *
 * @returns A function that gives, after each failure, the wait before the next try in milliseconds;
 * undefined where there is none: the failure is final, or the call has no time left for the wait.
 */
export function createRetry(method: Method, { retries = 0, idempotencyKey }: CallOptions) {
  let left = method === 'GET' || idempotencyKey !== undefined ? retries : 0;
  return (error: HttpError, retryAfter: string | null, timeLeft: number): number | undefined => {
    const delay = retryDelay(retryAfter, Date.now());
    if (!left || !isWorthRetrying(error) || delay >= timeLeft) return undefined;
    left -= 1;
    return delay;
  };
}
