import type { Stage } from './stopwatch';

/** An item's place in the gallery, in CSS px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The least that puts items in computed places: four styles an item, and the gallery's height. */
export function writeBoxes({ gallery, items }: Stage, boxes: readonly Box[], height: number): void {
  items.forEach((item, index) => {
    const box = boxes[index];
    if (!box) return;
    const { style } = item;
    style.position = 'absolute';
    style.left = `${box.left}px`;
    style.top = `${box.top}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
  });
  gallery.style.height = `${height}px`;
}
