import type { Scope } from '#engine/scope';
import { headerGates } from '#page/firstGates';
import { hasTemplateScript } from '#page/hasTemplateScript';
import { type Gates, openGates } from '#page/openGates';
import { placeStillLists } from './placeStillLists';

/** The gates that a template's own script opens, where the page has brought it along. */
const TEMPLATE: Gates = {
  'body[class*=global-animations]': 'data-animation-state=booted',
  '.blog-item,[class^=blog-][class*=--container],.grid-item,.lazy-load': 'is-loaded',
  '.gallery-grid-item,.gallery-masonry-item,.gallery-strips-item': 'data-show=',
  '.page-section[data-animation]': 'data-active=',
  '[class*=-item-src],[class*=-item-img],[class*=thumbnails-thumb] img': 'data-loaded=',
  '.sqs-system-gallery': 'sqs-system-gallery-ready',
  '.user-items-list-carousel__slides,.user-items-list-banner-slideshow .slides,.sqs-slice-gallery-item':
    'opacity:1',
  ...headerGates,
  '.background-image-fx,.portfolio-hover,.sqs-add-to-cart-button-wrapper,#productThumbnails':
    'visibility:visible',
};

/**
 * Opens the gates of the page's template: at once where the page has no script of it, and places what
 * that script would; else after the page's `load`, which leaves that script the time to do it.
 */
export function openTemplateGates({ adopt, listen }: Scope): void {
  const hasScript = hasTemplateScript();
  const open = () => openGates(TEMPLATE, document, adopt);
  if (!hasScript) placeStillLists(adopt);
  if (hasScript && document.readyState !== 'complete') {
    listen(window, { load: open }, { once: true });
  } else open();
}
