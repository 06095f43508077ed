import library from 'dompurify';
import type { Sanitizer } from './sanitizer';

/**
 * DOMPurify as a service, for the HTML gate (`src/page/html`) alone, and fetched only where a browser
 * has no `setHTML`.
 */
export function createService(): Sanitizer {
  return {
    sanitize(html, { elements, attributes, addresses }) {
      const fragment: DocumentFragment | null = library.sanitize(html, {
        ALLOWED_TAGS: [...elements, '#text'],
        ALLOWED_ATTR: [...attributes, ...addresses],
        ADD_URI_SAFE_ATTR: [...attributes],
        ALLOW_ARIA_ATTR: false,
        ALLOW_DATA_ATTR: false,
        KEEP_CONTENT: false,
        RETURN_DOM_FRAGMENT: true,
      });
      // It swallows the browser's refusal, and gives nothing.
      if (!fragment) throw new Error('Trusted Types of this page refuse to parse HTML');
      return fragment;
    },
  };
}
