import type { Stage } from './stopwatch';

/** An item's place in the gallery, in CSS px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The least that puts items in computed places: four styles for each item, one class (in the page's
 * CSS) and one height for the gallery.
 */
export function writeBoxes({ gallery, items }: Stage, boxes: readonly Box[], height: number): void {
  items.forEach((item, index) => {
    const box = boxes[index];
    if (!box) return;
    const { style } = item;
    style.left = `${box.left}px`;
    style.top = `${box.top}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
  });
  gallery.classList.add('placed');
  gallery.style.height = `${height}px`;
}
