/** An answer, as far as the data layer looks at it. */
export interface Reply {
  /** 0 where a browser hides it (a redirect). */
  status: number;
  text: string;
  /** The header, in its two possible forms; null where there is none. */
  retryAfter: string | null;
  isRedirect: boolean;
}

/**
 * Sends one request and reads its answer to the end. Rejects with whatever `fetch` rejects with.
 *
 * No redirect is followed. `redirect: 'follow'` would carry our headers to whatever origin the
 * answer names (the Fetch standard takes only `Authorization` away, and asks that origin for
 * permission, which it gives itself), and with 307 and 308 the body too. `'error'` looks like a
 * lost connection, which would be tried again. `'manual'` gives a browser an answer of type
 * `opaqueredirect`: status 0, no headers, so that nobody can tell where it leads and following by
 * hand is impossible. Node gives the plain 3xx answer.
 */
export async function send(url: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const { status } = response;
  return {
    status,
    text: await response.text(),
    retryAfter: response.headers.get('Retry-After'),
    isRedirect: response.type === 'opaqueredirect' || (status >= 300 && status < 400),
  };
}
