import { parseLink } from '../links/parseLink';
import { ADDRESS_ATTRIBUTES, ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS } from './allowedHtml';

const ATTRIBUTES = [...ALLOWED_ATTRIBUTES, ...Object.keys(ADDRESS_ATTRIBUTES)];

/** TypeScript does not know `setHTML` yet. */
interface SetsHtml {
  setHTML(html: string, options: { sanitizer: SanitizerConfig }): void;
}

/** By the browser's own sanitizer, which Trusted Types let through; undefined where it has none. */
function sanitizeByBrowser(html: string): DocumentFragment | undefined {
  // Chromium 105 to 118 had a setHTML of other options; parseHTML came with today's.
  if (!('parseHTML' in Document)) return undefined;
  // In a document of its own nothing is fetched before the caller takes the nodes.
  const inert = document.implementation.createHTMLDocument();
  const place: HTMLElement & Partial<SetsHtml> = inert.createElement('div');
  if (!place.setHTML) return undefined;
  place.setHTML(html, {
    sanitizer: {
      elements: [...ALLOWED_ELEMENTS],
      attributes: ATTRIBUTES,
      comments: false,
      dataAttributes: false,
    },
  });
  const fragment = inert.createDocumentFragment();
  fragment.append(...place.childNodes);
  return fragment;
}

async function sanitizeByLibrary(html: string): Promise<DocumentFragment> {
  const { default: library } = await import('dompurify');
  const fragment: DocumentFragment | null = library.sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_ELEMENTS, '#text'],
    ALLOWED_ATTR: ATTRIBUTES,
    ADD_URI_SAFE_ATTR: [...ALLOWED_ATTRIBUTES],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // It swallows the browser's refusal, and gives nothing.
  if (!fragment) throw new Error('Trusted Types of this page refuse to parse HTML');
  return fragment;
}

/** The two sanitizers judge addresses differently; this is the rule for both. */
function removeOtherAddresses(fragment: DocumentFragment): void {
  for (const [name, protocols] of Object.entries(ADDRESS_ATTRIBUTES)) {
    for (const element of fragment.querySelectorAll(`[${name}]`)) {
      const address = element.getAttribute(name) ?? '';
      if (!parseLink(address, document.baseURI, protocols)) element.removeAttribute(name);
    }
  }
}

/**
 * The door for HTML that others wrote (`data.html` of a widget's rendering): gives its nodes,
 * with nothing in them that runs, posts, frames or styles. Insert them as they are; to make a
 * text of them and parse that again would undo the work.
 *
 * By `setHTML` where the browser has it, under every policy of Trusted Types. Elsewhere by
 * DOMPurify, fetched at first use, whose parsing needs `trusted-types dompurify` (or none) in a
 * page that requires Trusted Types: under `trusted-types 'none'` nothing can parse HTML in a
 * browser without `setHTML` (Safari).
 *
 * @throws Error where DOMPurify can't be fetched or may not parse. The server's markup stays then.
 */
export async function sanitizeHtml(html: string): Promise<DocumentFragment> {
  const fragment = sanitizeByBrowser(html) ?? (await sanitizeByLibrary(html));
  removeOtherAddresses(fragment);
  return fragment;
}
