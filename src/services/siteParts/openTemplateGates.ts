import type { Adoption } from '#engine/adoption';
import type { Scope } from '#engine/scope';
import { findTemplateScript } from '#page/findTemplateScript';
import { headerGates } from '#page/gates/headerGates';
import { type Gates, openGates } from '#page/gates/openGates';
import { placeStillLists } from './still/placeStillLists';
import { placeStillRows } from './still/placeStillRows';

/** Those of blocks that take their room before, and fade in: opened at once, but not in the first pass. */
const BLOCKS: Gates = {
  '.newsletter-block': 'rendered',
  '.sqs-block-quote [class*=block-animation]': 'animation-loaded',
};

/** The gates that a template's own script opens, where the page has brought it along, by a class. */
const CLASSES: Gates = {
  '.blog-item,[class^=blog-][class*=--container],.grid-item,.lazy-load': 'is-loaded',
  '.sqs-system-gallery': 'sqs-system-gallery-ready',
  ...headerGates,
};

/** Those that it opens by an attribute; an empty one keeps the value that it has. */
const ATTRIBUTES: readonly (readonly [selector: string, name: string, value: string])[] = [
  ['body[class*=global-animations]', 'data-animation-state', 'booted'],
  ['.gallery-grid-item,.gallery-masonry-item,.gallery-strips-item', 'data-show', ''],
  ['.page-section[data-animation]', 'data-active', ''],
  ['[class*=-item-src],[class*=-item-img],[class*=thumbnails-thumb] img', 'data-loaded', ''],
];

/** Those that it opens by a style. */
const STYLES: readonly (readonly [selector: string, name: string, value: string])[] = [
  [
    '.user-items-list-carousel__slides,.user-items-list-banner-slideshow .slides,.sqs-slice-gallery-item',
    'opacity',
    '1',
  ],
  [
    '.background-image-fx,.portfolio-hover,.sqs-add-to-cart-button-wrapper,#productThumbnails',
    'visibility',
    'visible',
  ],
];

/** How long lists are left to the code that brings them to life, in ms. */
const PATIENCE_MS = 3000;

const nodesOf = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Opens all of them. What a script has set is as good. */
function openAll(adopt: Adoption): void {
  openGates(CLASSES, document, adopt);
  for (const [selector, name, value] of ATTRIBUTES) {
    for (const node of nodesOf(selector)) {
      adopt.attribute(node, name, value || (node.getAttribute(name) ?? ''));
    }
  }
  for (const [selector, name, value] of STYLES) {
    for (const node of nodesOf(selector)) adopt.style(node, name, value);
  }
}

/**
 * Opens the gates (`Gates`) of newsletters and quotes at once, and those of the page's template: at once
 * where the page has no script of its template, and then places what that script would place; else after
 * the page's `load`, which leaves that script the time to do it.
 */
export function openTemplateGates({ adopt, listen, after, runtime }: Scope): void {
  const hasScript = findTemplateScript();
  const open = () => openAll(adopt);
  openGates(BLOCKS, document, adopt);
  if (!hasScript) {
    placeStillLists(adopt, runtime.context);
    after(PATIENCE_MS, () => placeStillRows(adopt));
  }
  if (hasScript && document.readyState !== 'complete') {
    listen(window, { load: open }, { once: true });
  } else open();
}
