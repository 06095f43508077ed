import { csrfHeaders } from '#calls/http/request/csrfHeaders';
import type { Scope } from '#engine/scope';
import type { PostReply } from '../posting';
import type { Post } from '../readPost';

/** How long nothing happens before nobody waits any more, in milliseconds. */
const PATIENCE_MS = 60_000;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Posts a form, once. XMLHttpRequest, which alone tells how much of a file has been sent, and reads a
 * page without a policy for HTML.
 *
 * @param scope Of this post alone: it ends with the answer.
 */
export function sendPost(
  scope: Scope,
  { url, body, hasFiles, withCredentials }: Post,
  signal: AbortSignal,
  tell: (part: number) => void,
): Promise<PostReply> {
  const request = new XMLHttpRequest();
  const isOwn = url.origin === location.origin;

  return new Promise<PostReply>((resolve) => {
    const end = () => {
      const { status, response } = request;
      const isPage = response instanceof Document;
      resolve({
        status,
        url: request.responseURL,
        json: request.responseType ? undefined : parse(request.responseText),
        page: isPage ? response : null,
      });
      scope.destroy();
    };
    let patience = () => {};
    const go = () => {
      patience();
      patience = scope.after(PATIENCE_MS, () => request.abort());
    };
    // Nobody tells how much of a file is sent to another origin, nor whether nothing happens.
    if (isOwn || !hasFiles) go();
    request.open('POST', url);
    request.withCredentials = withCredentials;
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(isOwn ? csrfHeaders() : {})) {
      request.setRequestHeader(name, value);
    }
    scope.listen(request, {
      readystatechange() {
        const isHead = request.readyState === XMLHttpRequest.HEADERS_RECEIVED;
        const type = isHead ? request.getResponseHeader('Content-Type') : '';
        if (type?.includes('html')) request.responseType = 'document';
      },
      progress: go,
      loadend: end,
    });
    // To another origin this would ask for permission first.
    if (hasFiles && isOwn) {
      scope.listen(request.upload, {
        progress({ loaded, total }) {
          go();
          tell(total ? loaded / total : 0);
        },
      });
    }
    scope.listen(signal, { abort: () => request.abort() });
    scope.own(() => request.abort());
    request.send(body);
  });
}
