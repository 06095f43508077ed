import type { Adoption } from '#engine/adoption';
import type { SiteContext } from '#engine/context/siteContext';
import { CENTRE, readAnchor } from '#media/images/placing/anchor';
import { fillStyles } from '#media/images/placing/fillStyles';
import { place, type Styles } from './place';
import { UNPLACED } from './unplaced';

/** As many columns as have this width, but two on a phone. */
const COLUMNS: Styles = {
  position: 'relative',
  display: 'grid',
  'grid-template-columns': 'repeat(auto-fill,minmax(min(14rem,40%),1fr))',
  gap: '16px',
};

/** Lists whose items stand side by side, in rows. */
const GRIDS = '.gallery-strips,.gallery-masonry,.gallery-grid';

/** How the items of a list stand in it, by selector. */
const ITEMS: Readonly<Record<string, Styles>> = {
  [UNPLACED]: {
    position: 'relative',
    'z-index': '0',
    height: 'auto',
    opacity: '1',
    // Their code moves them: they are seen then, or when it has not come.
    visibility: 'hidden',
  },
  '.gallery-grid img,.gallery-fullscreen-slideshow img': { 'object-fit': 'cover' },
  '.sqs-system-gallery .slide': { opacity: '1' },
  '.index-gallery .slide-wrapper': { position: 'relative', width: '100%', height: '100%' },
  // The picture's own widget writes other properties.
  '.index-gallery .slide-wrapper img': {
    'min-width': '100%',
    'min-height': '100%',
    'max-height': '100%',
    'object-fit': 'cover',
  },
  // They lead nowhere: the slides are a row that scrolls.
  '.index-gallery :is(.arrow,.circles)': { display: 'none' },
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

/** Pictures whose frames are nothing but a padding: by themselves they would have no height there. */
const PADDED = ':is(.image-wrapper,.grid-image-wrapper)>img[data-src]';

/** Lets a picture fill its frame, with its focal point in view. */
function fillPadding(image: HTMLElement, adopt: Adoption): void {
  const frame = image.parentElement;
  if (!frame) return;
  const { overflow, paddingBottom } = getComputedStyle(frame);
  const isPadding = frame.clientHeight <= Number.parseFloat(paddingBottom) + 1;
  if (!isPadding || !/hidden|clip/.test(overflow)) return;
  const { x, y } = readAnchor(image.dataset.imageFocalPoint) ?? CENTRE;
  place(image, fillStyles('cover', x * 100, y * 100), adopt);
}

/** How the site says how its blogs stand, in the owner's figures. */
const BLOGS = 'tweak-blog-masonry-';

/** As many columns as the owner asks for, none narrower than 14rem. */
function columnsOfBlogs({ read }: SiteContext): Styles {
  const tweaks = read('tweakJSON', {});
  const count = Number.parseInt(`${tweaks[`${BLOGS}columns`]}`, 10) || 3;
  const gapOf = (way: string) => `${tweaks[`${BLOGS}${way}-spacing`] ?? '30px'}`;
  const across = gapOf('horizontal');
  const width = `max(min(14rem,100%),(100% - ${count - 1}*${across})/${count} - .1px)`;
  return {
    ...COLUMNS,
    'grid-template-columns': `repeat(auto-fill,minmax(${width},1fr))`,
    gap: `${gapOf('vertical')} ${across}`,
    'align-items': 'start',
  };
}

/**
 * Shows the lists of a page that has no script of its template, which alone would move them: grids as
 * they are to be, and of an index its first slide, until `placeStillRows` shows all.
 */
export function placeStillLists(adopt: Adoption, context: SiteContext): void {
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  for (const section of all(GRIDS)) {
    const columns = section.dataset.props ? columnsOf(section) : COLUMNS;
    place(section.querySelector(':scope>[class*=-wrapper]'), columns, adopt);
    // The pictures stand as far from the window's edges as from each other.
    if (section.dataset.width === 'full-bleed') adopt.style(section, 'padding', `${columns.gap}`);
  }
  for (const { parentElement } of all('.blog-masonry .entry:first-child'))
    place(parentElement, columnsOfBlogs(context), adopt);
  for (const [selector, styles] of Object.entries(ITEMS)) {
    for (const node of all(selector)) place(node, styles, adopt);
  }
  for (const image of all(PADDED)) fillPadding(image, adopt);
  for (const node of all('.index-gallery .slide-wrapper')) {
    adopt.toggleClass(node, 'sqs-active-slide', true);
  }
}
