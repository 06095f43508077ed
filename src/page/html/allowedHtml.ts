/**
 * What untrusted HTML may consist of. No form controls, frames, styles, SVG or custom elements;
 * what is not listed goes with all that it holds.
 */
export const ALLOWED_ELEMENTS: readonly string[] = [
  ...['a', 'abbr', 'address', 'article', 'aside', 'b', 'bdi', 'bdo', 'blockquote', 'br', 'caption'],
  ...['cite', 'code', 'col', 'colgroup', 'dd', 'del', 'details', 'dfn', 'div', 'dl', 'dt', 'em'],
  ...['figcaption', 'figure', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'i'],
  ...['img', 'ins', 'kbd', 'li', 'mark', 'nav', 'ol', 'p', 'picture', 'pre', 'q', 's', 'samp'],
  ...['section', 'small', 'source', 'span', 'strong', 'sub', 'summary', 'sup', 'table', 'tbody'],
  ...['td', 'tfoot', 'th', 'thead', 'time', 'tr', 'u', 'ul', 'var', 'wbr'],
];

/**
 * Attributes that hold no address. Neither `id` nor `name`: they would replace members of the
 * document and of forms; nor any `data-` attribute that one of our widgets obeys.
 */
export const ALLOWED_ATTRIBUTES: readonly string[] = [
  ...[
    'alt',
    'aria-hidden',
    'aria-label',
    'class',
    'colspan',
    'datetime',
    'dir',
    'height',
    'hidden',
  ],
  ...['lang', 'loading', 'media', 'open', 'rel', 'role', 'rowspan', 'scope', 'sizes', 'start'],
  ...['title', 'type', 'value', 'width'],
  ...['data-image-dimensions', 'data-image-focal-point', 'data-load'],
];

/**
 * Classes that our own bars and layers are styled by, some of which cover the window. In a page
 * without a doctype their case does not matter.
 */
export const OWN_CLASSES =
  /^(skerry-|sqs-(announcement-bar|cookie-banner|mobile-info-bar|popup-overlay|lightbox|modal))/i;

/** Attributes that hold one address, and the protocols that it may have. */
export const ADDRESS_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  href: ['http:', 'https:', 'mailto:', 'tel:'],
  src: ['http:', 'https:'],
  'data-src': ['http:', 'https:'],
  'data-image': ['http:', 'https:'],
};
