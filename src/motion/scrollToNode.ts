import type { Cancel } from '../clock';
import { tween } from './tween';

/** Room that is left between a node and the window's edge, in CSS px. */
const OFFSET = 30;

/** The specification's shortest and longest time for the way are the same, in milliseconds. */
const SCROLL_MS = 50;

/**
 * Scrolls the window, up or down, by no more than it takes to see a node with room around it; to
 * its start where it is taller than the window. What lies in view stays where it is. A page with a
 * fixed header says so by `scroll-padding`.
 *
 * @param offset Room above and below the node, in CSS px. Default: 30.
 * @returns How to stop it where it is.
 */
export function scrollToNode(node: Element, offset = OFFSET): Cancel {
  const { top, bottom } = node.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const room = (padding: string) => offset + (Number.parseFloat(padding) || 0);
  const above = top - room(scrollPaddingTop);
  const below = bottom + room(scrollPaddingBottom) - document.documentElement.clientHeight;
  const way = above < 0 ? above : Math.max(0, Math.min(above, below));
  const from = window.scrollY;
  if (!way) return () => {};
  return tween((share) => window.scrollTo({ top: from + way * share, behavior: 'instant' }), {
    duration: SCROLL_MS,
  });
}
