import { gutterWidth } from '#page/sections/readGallerySection';
import { readItemList } from '#page/sections/readItemList';
import type { GallerySaid } from './kinds';
import type { SectionModel } from './read';

/** The room that a section has, in CSS px. */
export interface Room {
  windowWidth: number;
  /** Of its list. */
  width: number;
  /** How many columns the page's styles make of the list. */
  columns: number;
}

/** Rounded down, as many columns as are meant. */
const ROUNDING = 0.01;

/** Reads a length of CSS, `20px`, `2vw` or `5%`, in percent of a width. */
export function percentOf(length: string, { width, windowWidth }: Room): number {
  const value = Number.parseFloat(length);
  if (length.endsWith('%')) return value;
  const unit = length.endsWith('vw') ? windowWidth / 100 : length.endsWith('rem') ? 16 : 1;
  return (value * unit * 100) / width;
}

/** Returns a section's options of the gallery that drives it, for the room that it has. */
export function optionsOf(
  { node, kind: { design = 'grid' }, settings, isEndless }: SectionModel,
  room: Room,
): GallerySaid {
  const { width, columns, windowWidth } = room;
  const gutter = (gutterWidth(settings.gutter) * windowWidth) / 100;
  const turn = { design, loop: isEndless, autoCrop: !node.matches('.gallery-slideshow') };
  switch (design) {
    case 'autocolumns': {
      const columnWidth = (width - (columns - 1) * gutter) / columns - ROUNDING;
      return { design, behavior: 'min', columnWidth: Math.max(1, columnWidth), gutter };
    }
    case 'autorows':
      return { design, rowHeight: settings.rowHeight, gutter, lightbox: false };
    case 'carousel': {
      const row = readItemList(node, windowWidth);
      return { ...turn, slidesPerRow: row.columns, gutter: percentOf(row.gap, room) };
    }
    default:
      return {
        ...turn,
        alignment: 'start',
        transition: 'fade',
        autoHeight: false,
        clickBehavior: 'none',
      };
  }
}
