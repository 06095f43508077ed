/** The size of a text's box at the least font size, in CSS px. */
export interface LeastBox {
  width: number;
  height: number;
}

const px = (length: string) => Number.parseFloat(length) || 0;

/** Returns how far letters hang out of the last line where its line height is tight, in CSS px. */
function overhang(node: Element): number {
  const range = document.createRange();
  range.selectNodeContents(node);
  const [line] = range.getClientRects();
  const excess = (line?.height ?? 0) - Number.parseFloat(getComputedStyle(node).lineHeight);
  return Math.max(0, Math.ceil(excess / 2) || 0);
}

/**
 * Tells whether a text fits its own box, and its box the container (the parent's content box).
 *
 * @param least The text's box at the least font size. A width or height that is the same there does
 *   not depend on the text: a box that reaches out of its container by its own margins or width,
 *   say, then fits. Default: such a box does not fit.
 */
export function textFits(node: HTMLElement, container: Element, least?: LeastBox): boolean {
  const { offsetWidth, offsetHeight, scrollWidth, scrollHeight, clientWidth, clientHeight } = node;
  if (scrollWidth > clientWidth) return false;
  const grows = least && offsetHeight !== least.height;
  if (!grows && scrollHeight > clientHeight + overhang(node)) return false;
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(container);
  // Widths and heights are rounded to whole pixels: half of one may be missing.
  const width = container.clientWidth - px(paddingLeft) - px(paddingRight) + 0.5;
  const height = container.clientHeight - px(paddingTop) - px(paddingBottom) + 0.5;
  return (
    (offsetWidth <= width || offsetWidth === least?.width) &&
    (offsetHeight <= height || offsetHeight === least?.height)
  );
}
