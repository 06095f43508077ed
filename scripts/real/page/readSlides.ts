import { nameOf } from './layoutShifts';

const SLIDES =
  '.sqs-gallery-design-carousel-slide, .sqs-gallery-design-grid-slide, .sqs-gallery-design-stacked-slide, .summary-item';

/** The share of its column that a slide takes at least. */
const FULL = 0.85;

interface Slide {
  node: Element;
  box: DOMRect;
}

/** Names the slides that are narrower than the column that they stand in. */
export function readSlides(): string[] {
  const rows = new Map<string, Slide[]>();
  const roots = new Map<Element, number>();
  for (const node of document.querySelectorAll(SLIDES)) {
    const root = node.parentElement;
    const box = node.getBoundingClientRect();
    if (!root || !box.width || !node.checkVisibility()) continue;
    if (!roots.has(root)) roots.set(root, roots.size);
    const key = `${roots.get(root)} ${Math.round(box.top)}`;
    rows.set(key, [...(rows.get(key) ?? []), { node, box }]);
  }
  const narrow: string[] = [];
  for (const row of rows.values()) {
    row.sort((a, b) => a.box.left - b.box.left);
    for (const [index, { node, box }] of row.entries()) {
      const column = (row[index + 1]?.box.left ?? Number.NaN) - box.left;
      // Those of a stack stand on each other.
      if (column < 1 || !(box.width < column * FULL)) continue;
      narrow.push(`${nameOf(node)}: ${Math.round(box.width)} of ${Math.round(column)} px`);
    }
  }
  return narrow;
}
