/** The size of a text's box at the least font size, in CSS px. */
export interface LeastBox {
  width: number;
  height: number;
}

const px = (length: string) => Number.parseFloat(length) || 0;

/** How far the last line's letters hang out of it where its line height is a tight one. */
function overhang(node: Element): number {
  const range = document.createRange();
  range.selectNodeContents(node);
  const [line] = range.getClientRects();
  const excess = (line?.height ?? 0) - Number.parseFloat(getComputedStyle(node).lineHeight);
  return Math.max(0, Math.ceil(excess / 2) || 0);
}

/**
 * Whether a text fits its own box, and its box fits its container (the parent's content box).
 *
 * @param least Its box at the least font size. What did not change since then does not depend on
 *   the text, so the text can't be blamed for it: a box that reaches out of its container by its
 *   own margins or width, say. Without it, such a box does not fit.
 */
export function fits(node: HTMLElement, container: Element, least?: LeastBox): boolean {
  const { offsetWidth, offsetHeight, scrollWidth, scrollHeight, clientWidth, clientHeight } = node;
  if (scrollWidth > clientWidth) return false;
  const grows = least && offsetHeight !== least.height;
  if (!grows && scrollHeight > clientHeight + overhang(node)) return false;
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(container);
  // Widths and heights are whole pixels: half of one may have been lost.
  const width = container.clientWidth - px(paddingLeft) - px(paddingRight) + 0.5;
  const height = container.clientHeight - px(paddingTop) - px(paddingBottom) + 0.5;
  return (
    (offsetWidth <= width || offsetWidth === least?.width) &&
    (offsetHeight <= height || offsetHeight === least?.height)
  );
}
