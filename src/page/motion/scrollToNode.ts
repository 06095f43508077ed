import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';
import { windowSize } from '../windowSize';
import { tween } from './tween';

/** The room that is left between a node and the window's edge, in CSS px. */
const OFFSET_PX = 30;

/** How long the way takes, however long it is, in milliseconds. */
const SCROLL_MS = 50;

/**
 * Scrolls the window, up or down, no further than it takes to see a node with room around it; to
 * its start where it is taller than the window. A node in view stays where it is. The
 * `scroll-padding` of the page, for a fixed header say, is left clear. Under reduced motion it
 * jumps.
 *
 * @param scope Stops the way when it ends.
 * @param offset The room above and below the node, in CSS px. Default: 30.
 * @returns How to stop it where it is.
 */
export function scrollToNode(node: Element, scope: Pick<Scope, 'own'>, offset = OFFSET_PX): Cancel {
  const { top, bottom } = node.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const room = (padding: string) => offset + (Number.parseFloat(padding) || 0);
  const above = top - room(scrollPaddingTop);
  const below = bottom + room(scrollPaddingBottom) - windowSize().height;
  const way = above < 0 ? above : Math.max(0, Math.min(above, below));
  const from = window.scrollY;
  if (!way) return () => {};
  const step = (share: number) => window.scrollTo({ top: from + way * share, behavior: 'instant' });
  return tween(step, scope, { duration: SCROLL_MS });
}
