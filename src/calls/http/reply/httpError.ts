/**
 * Why a call failed:
 * - `network`: no answer, or one that broke off
 * - `timeout`: not done in time
 * - `aborted`: by the caller's signal, or because the page's run was destroyed
 * - `redirect`: the server pointed elsewhere, where no call goes
 * - `parse`: the body is no JSON, or not what the endpoint's contract says
 * - `status`: the server says that it failed
 * - `crumb`: the crumb was refused, also after the one retry where that is allowed
 * - `login`: the visitor must log in
 * - `authorization`: who is logged in may not do this
 */
export type HttpErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'redirect'
  | 'parse'
  | 'status'
  | 'crumb'
  | 'login'
  | 'authorization';

/** The one error of the data layer. Its message is one of the `HttpTexts`, or the server's own. */
export interface HttpError extends Error {
  readonly name: 'HttpError';
  readonly kind: HttpErrorKind;
  /** The status of the answer; 0 where there is none or it cannot be seen. */
  readonly status: number;
  /** The server's billingErrorCode. */
  readonly code: string | undefined;
  /** What was asked for, without the crumb. */
  readonly url: string;
  /** The parsed body of the answer; undefined where there is none. */
  readonly body: unknown;
}

interface Details {
  url: string;
  message: string;
  status?: number;
  code?: string | undefined;
  body?: unknown;
  cause?: unknown;
}

export function createHttpError(kind: HttpErrorKind, details: Details): HttpError {
  const { url, message, status = 0, code, body, cause } = details;
  return Object.assign(new Error(message, { cause }), {
    name: 'HttpError' as const,
    kind,
    status,
    code,
    url,
    body,
  });
}

/** Returns whether something that was thrown is an HttpError, from whichever chunk. */
export const isHttpError = (error: unknown): error is HttpError =>
  error instanceof Error && error.name === 'HttpError' && 'kind' in error;
