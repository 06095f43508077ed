import { usesKeys } from '#page/press/usesKeys';

/** Something else than the page that the arrow keys scroll sideways. */
function scrollsSideways(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth) return false;
  const { overflowX } = getComputedStyle(element);
  return overflowX === 'auto' || overflowX === 'scroll';
}

/**
 * Tells whether what has the focus uses keys itself, so that they are no shortcuts: a visitor
 * types there, chooses, plays a video or scrolls.
 */
export const usesArrowKeys = (element: Element): boolean =>
  usesKeys(element) ||
  (element !== document.body && element !== document.documentElement && scrollsSideways(element));
