import type { Adoption } from '#engine/adoption';

type Styles = Readonly<Record<string, string>>;

const PICTURES = [
  '.blog-masonry .entry',
  '.gallery-grid:not(.gallery-grid--layout-grid) .gallery-grid-item',
  '.gallery-masonry-item',
  '.gallery-strips-item',
  '.gallery-reel-item',
  '.gallery-slideshow-item',
  '.gallery-fullscreen-slideshow-item',
].join();
const BANNERS = '.user-items-list-banner-slideshow .slide';
const CARDS = `${PICTURES},.user-items-list-carousel__slide`;

/** As many columns as have this width, but two on a phone. */
const columns = (width: string): Styles => ({
  position: 'relative',
  display: 'grid',
  'grid-template-columns': `repeat(auto-fill,minmax(min(${width},40%),1fr))`,
  gap: '1rem',
});

/** How the items of a list stand in it, by selector. */
const ITEMS: Readonly<Record<string, Styles>> = {
  [`${CARDS},${BANNERS}`]: {
    position: 'relative',
    'z-index': '0',
    height: 'auto',
    'grid-area': 'auto',
    transform: 'none',
    opacity: '1',
    visibility: 'visible',
  },
  // These take no room of their own.
  '.gallery-reel-item-wrapper': { position: 'relative', height: 'auto', 'aspect-ratio': '3/2' },
  '.gallery-caption-reel,.gallery-caption-slideshow,.gallery-caption-fullscreen-slideshow': {
    position: 'static',
    height: 'auto',
    opacity: '1',
    visibility: 'visible',
  },
  '.sqs-system-gallery .slide': { opacity: '1' },
  '.index-gallery .slide-wrapper:first-child': { width: '100%', height: '100%' },
  // The picture's own widget writes other properties.
  '.index-gallery .slide-wrapper:first-child img': {
    'min-width': '100%',
    'min-height': '100%',
    'max-height': '100%',
    'object-fit': 'cover',
  },
};

/**
 * Shows the lists of a page that has no script of its template, which alone would move them: all of
 * their items side by side, and of an index its first slide.
 */
export function placeStillLists(adopt: Adoption): void {
  const place = (node: HTMLElement | null, styles: Styles) => {
    for (const [property, value] of Object.entries(styles)) {
      if (node) adopt.style(node, property, value);
    }
  };
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  for (const node of all(CARDS)) {
    place(node.parentElement, columns(node.matches(PICTURES) ? '14rem' : '18rem'));
  }
  for (const [selector, styles] of Object.entries(ITEMS)) {
    for (const node of all(selector)) place(node, styles);
  }
  for (const node of all('.index-gallery .slide-wrapper:first-child')) {
    adopt.toggleClass(node, 'sqs-active-slide', true);
  }
}
