import type { Adoption } from '#engine/adoption';
import type { SectionModel } from './read';

/** What the page's styles move of an item, in turn; a picture alone is moved by its outline. */
const MOVED = '[class*="-item-src"]';

const seconds = (times: string) =>
  Math.max(...times.split(',').map((time) => Number.parseFloat(time) || 0));

/**
 * Returns how long the page's styles take to change the item that is seen, in seconds; 0 where they
 * leave it to us.
 */
export function readSpeed(item: Element | undefined): number {
  const moved = item?.querySelector(MOVED);
  if (!moved) return 0;
  const image = moved.querySelector('img');
  const own = getComputedStyle(moved).transitionDuration;
  const outline = image && getComputedStyle(image);
  return Math.max(
    seconds(own),
    outline?.transitionProperty.includes('clip-path') ? seconds(outline.transitionDuration) : 0,
  );
}

/** Tells whether a step goes forward, by the shorter way round. */
export const isForward = (from: number, to: number, count: number): boolean =>
  (to - from + count) % count <= count / 2;

/**
 * Tells the page's styles which item comes and which one goes, and to which side: they know where it
 * begins (`data-next`), that it is there (`data-in`), and that it is seen at all (`data-active`).
 *
 * @param from The item that was seen; the same as `to` at first.
 * @param isStill Nothing is to move.
 */
export function turnItems(
  { items, list }: SectionModel,
  from: number,
  to: number,
  isStill: boolean,
  adopt: Adoption,
): void {
  const forward = isForward(from, to, items.length);
  const set = (
    item: Element | undefined,
    active: string | null,
    isIn: string | null,
    next: string | null,
  ) => {
    if (!item) return;
    adopt.attribute(item, 'data-active', active);
    adopt.attribute(item, 'data-in', isIn);
    adopt.attribute(item, 'data-next', next);
    adopt.attribute(item, 'data-static', isStill ? 'true' : null);
  };
  items.forEach((item, index) => {
    if (index !== to && index !== from) set(item, null, null, null);
  });
  if (from !== to) {
    set(items[to], null, null, String(forward));
    set(items[from], 'true', 'false', String(!forward));
    // It comes from there.
    list.getBoundingClientRect();
  }
  set(items[to], 'true', 'true', from === to ? null : String(forward));
}
