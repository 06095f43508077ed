/** Values of a query or form; those that are undefined are left out. */
export type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Fields as a query or a form's body has them. */
export function encodeFields(fields: Fields): URLSearchParams {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) encoded.append(name, String(value));
  }
  return encoded;
}

/**
 * The address of an endpoint on an origin of ours. Never a bare path: a `<base>` may lead to
 * another origin.
 *
 * @param origin `location.origin`, or the https origin of the site.
 * @param api Below which path the endpoint is; default `/api`.
 * @throws TypeError for a path outside that, for one that the URL parser would change
 *   (`/api/../x`), and on a page without an origin (a sandboxed frame).
 */
export function requestUrl(
  origin: string,
  path: string,
  query: Fields = {},
  api: string | undefined = '/api',
): URL {
  const url = new URL(origin + path);
  if (url.origin !== origin || url.pathname !== path || !path.startsWith(`${api}/`)) {
    throw new TypeError(`${path} is no path below ${api}/`);
  }
  url.search = encodeFields(query).toString();
  return url;
}
