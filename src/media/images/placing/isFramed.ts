/** How far up the box is that cuts a frame's picture off. */
const LEVELS = 3;

/**
 * Returns whether the page's own styles give an image a frame to fill: its parent is placed without
 * regard to the page's flow, and cut off, by itself or by what is around it. The image then does
 * not say how large the parent is.
 */
export function isFramed({ parentElement: frame }: Element): boolean {
  if (!frame || getComputedStyle(frame).position !== 'absolute') return false;
  let node: Element | null = frame;
  for (let level = 0; node && level < LEVELS; level += 1) {
    if (/hidden|clip/.test(getComputedStyle(node).overflow)) return true;
    node = node.parentElement;
  }
  return false;
}
