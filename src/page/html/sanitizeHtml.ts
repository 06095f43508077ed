import type { Runtime } from '#engine/runtime';
import { parseLink } from '../links/parseLink';
import {
  ADDRESS_ATTRIBUTES,
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  OWN_CLASSES,
} from './allowedHtml';

const ADDRESSES = Object.keys(ADDRESS_ATTRIBUTES);

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
      attributes: [...ALLOWED_ATTRIBUTES, ...ADDRESSES],
      comments: false,
      dataAttributes: false,
    },
  });
  const fragment = inert.createDocumentFragment();
  fragment.append(...place.childNodes);
  return fragment;
}

async function sanitizeByLibrary(runtime: Runtime, html: string): Promise<DocumentFragment> {
  const sanitizer = await runtime.use('sanitizer');
  return sanitizer.sanitize(html, {
    elements: ALLOWED_ELEMENTS,
    attributes: ALLOWED_ATTRIBUTES,
    addresses: ADDRESSES,
  });
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

/** Takes the classes away by which something could pass for a layer of ours. */
function removeOwnClasses(fragment: DocumentFragment): void {
  for (const { classList } of fragment.querySelectorAll('[class]')) {
    classList.remove(...[...classList].filter((name) => OWN_CLASSES.test(name)));
  }
}

/**
 * The door for HTML that others wrote (`data.html` of a widget's rendering): gives its nodes, with
 * nothing in them that runs, posts, frames, styles or covers the page. Insert them as they are; to make
 * a text of them and parse that again would undo the work.
 *
 * By `setHTML` where the browser has it, under every policy of Trusted Types. Elsewhere by
 * DOMPurify, the service `sanitizer`, fetched at first use. Its parsing needs the policy
 * `dompurify` in a page that requires Trusted Types: under `trusted-types 'none'` nothing can
 * parse HTML in a browser without `setHTML` (Safari).
 *
 * @throws Error where DOMPurify may not parse, ChunkError where it can't be fetched. The server's
 *   markup stays then.
 */
export async function sanitizeHtml(runtime: Runtime, html: string): Promise<DocumentFragment> {
  const fragment = sanitizeByBrowser(html) ?? (await sanitizeByLibrary(runtime, html));
  removeOtherAddresses(fragment);
  removeOwnClasses(fragment);
  return fragment;
}
