/** The headers in which servers look for a token: Django's; Rails' and Laravel's. */
const NAMES = ['X-CSRFToken', 'X-CSRF-Token'];

/**
 * Returns the headers with the page's token against forged requests; none where the page does not
 * say where it is: `<script src="…/skerry.js" data-csrf="csrf-token">` names a `<meta>`.
 */
export function csrfHeaders(): Record<string, string> {
  const name = document.querySelector('script[data-csrf]')?.getAttribute('data-csrf');
  const meta = name ? document.querySelector(`meta[name="${CSS.escape(name)}"]`) : null;
  const token = meta?.getAttribute('content');
  return token ? Object.fromEntries(NAMES.map((header) => [header, token])) : {};
}
