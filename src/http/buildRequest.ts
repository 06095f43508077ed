import type { CallOptions, CrumbTransport, Method } from './http';
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
 * Builds a request. The crumb goes with writes only (decision 5), and crumb and token to the
 * page's own origin only. A call with `secure` takes cookies along, also to another host.
 */
export function buildRequest(parts: RequestParts): BuiltRequest {
  const { method, target, body, options, transport } = parts;
  const isOwn = target.origin === location.origin;
  const crumb = isOwn && method !== 'GET' ? parts.crumb : undefined;
  const url = new URL(target);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (crumb && transport === 'query') url.searchParams.set('crumb', crumb);
  if (crumb && transport === 'header') headers['X-CSRF-Token'] = crumb;
  if (isOwn && parts.xsrfToken) headers['X-XSRF-Token'] = parts.xsrfToken;
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
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
