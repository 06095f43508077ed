import { until } from './until';

const PATIENCE = 2000;

/** Smaller boxes, in CSS px, are for assistive technology only. */
const SEEN = 4;

/** The boxes of all text that can be seen in a marquee. */
function* textBoxes(node: HTMLElement) {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const parent = currentNode.parentElement;
    if (!parent || !currentNode.textContent?.trim()) continue;
    if (parent.closest('script, .Marquee-measure, .v6-visually-hidden')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    const box = range.getBoundingClientRect();
    if (box.width > SEEN && box.height > SEEN) yield box;
  }
}

/** Looks for a text that was drawn within the block. */
export async function proveMarquee(node: HTMLElement): Promise<string | undefined> {
  if (!node.checkVisibility()) return undefined;
  node.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isDrawn = () => {
    const stage = node.getBoundingClientRect();
    return [...textBoxes(node)].some(
      (box) =>
        box.right > stage.left &&
        box.left < stage.right &&
        box.bottom > stage.top &&
        box.top < stage.bottom,
    );
  };
  return (await until(isDrawn, PATIENCE)) ? undefined : 'no text of it can be seen';
}
