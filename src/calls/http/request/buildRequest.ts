import type { CallOptions, CrumbTransport, Method } from '../call';
import { csrfHeaders } from './csrfHeaders';
import { encodeBody, type RequestBody } from './requestBody';

/** What a request is built from. */
export interface RequestParts {
  method: Method;
  target: URL;
  body: RequestBody | undefined;
  options: CallOptions;
  /** Where the crumb goes. */
  transport: CrumbTransport;
  crumb: string | undefined;
  /** The site user's anti-forgery token. */
  xsrfToken: string | undefined;
}

export interface BuiltRequest {
  url: string;
  init: RequestInit & { body?: string };
}

/**
 * Builds a request. The crumb goes with writes only: a read has no use for it, and logs and
 * referrers would leak it. Crumb and token go to the page's own origin only, and so does the page's own
 * token against forged requests, with writes (`csrfHeaders`). A call with `secure` takes cookies along,
 * also to another host.
 */
export function buildRequest(parts: RequestParts): BuiltRequest {
  const { method, target, body, options, transport } = parts;
  const isOwn = target.origin === location.origin;
  const url = new URL(target);
  const isOwnWrite = isOwn && method !== 'GET';
  const crumb = isOwnWrite ? parts.crumb : undefined;
  const headers: Record<string, string> = {
    Accept: 'application/json',
    ...(isOwnWrite && csrfHeaders()),
  };
  if (crumb && transport === 'query') url.searchParams.set('crumb', crumb);
  if (crumb && transport === 'header') headers['X-CSRF-Token'] = crumb;
  if (isOwn && parts.xsrfToken) headers['X-XSRF-Token'] = parts.xsrfToken;
  const { idempotencyKey, idempotencyHeader = 'Idempotency-Key' } = options;
  if (idempotencyKey) headers[idempotencyHeader] = idempotencyKey;
  const encoded = body && encodeBody(body, transport === 'form' ? crumb : undefined);
  if (encoded) headers['Content-Type'] = encoded.type;
  return {
    url: url.href,
    init: {
      method,
      headers,
      credentials: options.secure ? 'include' : 'same-origin',
      ...(encoded && { body: encoded.text }),
    },
  };
}
