import type { HttpError } from './httpError';

/** The data layer's wait before a retry, in milliseconds. */
const RETRY_DELAY_MS = 200;

/** The statuses of which the specification says what they mean; the others are tried again. */
const FINAL_STATUSES: readonly number[] = [400, 401, 403, 500, 501, 502, 503];

/** Whether the same request may have another end: no answer came, or one of another status. */
export const isWorthRetrying = ({ kind, status }: HttpError): boolean =>
  kind === 'network' || (kind === 'status' && status >= 400 && !FINAL_STATUSES.includes(status));

/**
 * How long to wait before a retry, in milliseconds: 200, or what the server asks for where that
 * is longer.
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
