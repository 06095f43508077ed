import type { Adoption } from '#engine/adoption';
import { place, type Styles } from './place';

/** As many columns as have this width, but two on a phone. */
const COLUMNS: Styles = {
  position: 'relative',
  display: 'grid',
  'grid-template-columns': 'repeat(auto-fill,minmax(min(14rem,40%),1fr))',
  gap: '1rem',
};

/** Lists whose items stand side by side, in rows. */
const GRIDS = '.blog-masonry,.gallery-strips,.gallery-masonry,.gallery-grid';

/** How the items of a list stand in it, by selector. */
const ITEMS: Readonly<Record<string, Styles>> = {
  '.blog-masonry .entry,.gallery-masonry-item,.gallery-strips-item': {
    position: 'relative',
    'z-index': '0',
    height: 'auto',
    opacity: '1',
    visibility: 'visible',
  },
  '.gallery-grid img,.gallery-fullscreen-slideshow img': { 'object-fit': 'cover' },
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

/** Returns a figure of a section's JSON. */
const figureOf = ({ dataset }: HTMLElement, name: string, fallback: number): number =>
  Number(RegExp(`"${name}":\\s*(\\d{1,4})`).exec(dataset.props ?? '')?.[1] ?? fallback);

/** As many columns as a section asks for, none narrower than 9rem. */
function columnsOf(section: HTMLElement): Styles {
  const count = figureOf(section, 'numColumns', 3);
  const gap = `${figureOf(section, 'gutter', 10) / 20}vw`;
  // A tenth of a pixel less: rounding must cost no column.
  const width = `max(9rem,(100% - ${count - 1}*${gap})/${count} - .1px)`;
  return { ...COLUMNS, 'grid-template-columns': `repeat(auto-fill,minmax(${width},1fr))`, gap };
}

/**
 * Shows the lists of a page that has no script of its template, which alone would move them: grids as
 * they are to be, and of an index its first slide.
 */
export function placeStillLists(adopt: Adoption): void {
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  for (const section of all(GRIDS)) {
    const columns = section.dataset.props ? columnsOf(section) : COLUMNS;
    place(section.querySelector(':scope>[class*=-wrapper]'), columns, adopt);
    // The pictures stand as far from the window's edges as from each other.
    if (section.dataset.width === 'full-bleed') adopt.style(section, 'padding', `${columns.gap}`);
  }
  for (const [selector, styles] of Object.entries(ITEMS)) {
    for (const node of all(selector)) place(node, styles, adopt);
  }
  for (const node of all('.index-gallery .slide-wrapper:first-child')) {
    adopt.toggleClass(node, 'sqs-active-slide', true);
  }
}
