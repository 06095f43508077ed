import type { Adoption } from '#engine/adoption';
import { place } from './place';
import { UNPLACED } from './unplaced';

/** Lists of which one item is seen at a time, or one group, and that nobody has brought to life. */
const ROWS =
  ':is(.gallery-reel-list,.gallery-slideshow-list,.gallery-fullscreen-slideshow-list,.user-items-list-carousel__slides,.user-items-list-banner-slideshow .slides,.design-slideshow .index-gallery .gallery-wrapper):not([data-gallery-slides])';

/** What is within their pictures' frames, and below them. */
const FRAMES = '.gallery-reel-item-wrapper,.gallery-fullscreen-slideshow-item-wrapper';
const CAPTIONS = 'figcaption';

/** Lists that are lower than this part of the window have no height of their own. */
const LOW = 8;

/** Returns how much of its row an item takes, where the style sheets show several. */
function widthIn(list: HTMLElement): string {
  const { gridTemplateColumns, columnGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').length;
  const gap = Number.parseFloat(columnGap) || 0;
  return `calc((100% - ${(columns - 1) * gap}px)/${columns})`;
}

/**
 * Shows all items of lists of which a script shows one after the other: in a row that scrolls, as high
 * as the style sheets make the list; and what nobody has placed of a blog or a grid.
 */
export function placeStillRows(adopt: Adoption): void {
  for (const item of document.querySelectorAll<HTMLElement>(UNPLACED))
    place(item, { visibility: 'visible' }, adopt);
  for (const list of document.querySelectorAll<HTMLElement>(ROWS)) {
    const isLow = list.clientHeight < innerHeight / LOW;
    const width = list.matches('ul') ? widthIn(list) : '100%';
    place(list, { display: 'flex', overflow: 'auto hidden' }, adopt);
    if (isLow && !list.matches('ul')) place(list, { position: 'relative', height: '60vh' }, adopt);
    for (const item of list.children as HTMLCollectionOf<HTMLElement>) {
      place(
        item,
        {
          position: 'relative',
          'z-index': '0',
          flex: 'none',
          width,
          transform: 'none',
          visibility: 'visible',
        },
        adopt,
      );
      if (!item.matches('figure')) continue;
      place(item, { display: 'flex', 'flex-direction': 'column', height: '100%' }, adopt);
      const frame = item.querySelector<HTMLElement>(FRAMES);
      place(frame, { position: 'relative', height: 'auto', flex: '1' }, adopt);
      place(
        item.querySelector<HTMLElement>(CAPTIONS),
        { position: 'static', height: 'auto', opacity: '1', visibility: 'visible' },
        adopt,
      );
    }
  }
}
