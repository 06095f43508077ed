import type { Scope } from '#engine/scope';

const TIMEOUT_MS = 30_000;

/**
 * Asks the page's own origin for JSON, with its cookies; undefined for a 404, where nothing is yet. Not by
 * the data layer, which is more code than all else that shows a cart: nothing is written here.
 *
 * @param request Ends the request; it ends by itself after 30 s.
 * @throws TypeError where no answer comes, Error for another status or for what is no JSON.
 */
export async function fetchJson(
  scope: Pick<Scope, 'after'>,
  path: string,
  request = new AbortController(),
): Promise<unknown> {
  const stop = scope.after(TIMEOUT_MS, () => request.abort());
  try {
    // Never a bare path: a `<base>` may lead to another origin.
    const answer = await fetch(location.origin + path, {
      credentials: 'same-origin',
      headers: { Accept: 'application/json' },
      signal: request.signal,
    });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw Error(`${path}: ${answer.status}`);
    return await answer.json();
  } finally {
    stop();
  }
}
