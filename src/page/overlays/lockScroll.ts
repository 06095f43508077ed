import type { Adoption } from '#engine/adoption';
import { windowSize } from '../windowSize';

/** No scrollbar is as wide, in CSS px. */
const SCROLLBAR_MOST = 40;

function showsOverflow(element: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return overflowX === 'visible' && overflowY === 'visible';
}

/**
 * Holds the page where it is scrolled to, without moving it sideways where its scrollbar takes
 * room. `adoption.release()` lets it go.
 */
export function lockScroll(adoption: Adoption): void {
  const { body, documentElement: root } = document;
  // The browser takes the window's scrollbar from the body where only that has one to give. A body
  // that begins to scroll by itself would let its sticky parts jump.
  const isOfBody = showsOverflow(root) && !showsOverflow(body);
  const scrollbar = window.innerWidth - windowSize().width;
  // A phone shows a part of a page that is wider than its window, and what is fixed stands in the
  // middle of all of it, out of sight: the page is cut off meanwhile.
  const isCut = scrollbar > SCROLLBAR_MOST && (isOfBody || showsOverflow(body));
  if (isCut) {
    adoption.style(body, 'overflow-x', 'clip');
    adoption.style(body, 'overflow-y', 'visible');
  } else if (scrollbar > 0 && CSS.supports('scrollbar-gutter', 'stable')) {
    adoption.style(root, 'scrollbar-gutter', 'stable');
  } else if (scrollbar > 0) {
    const padding = Number.parseFloat(getComputedStyle(body).paddingInlineEnd) || 0;
    adoption.style(body, 'padding-inline-end', `${padding + scrollbar}px`);
  }
  const holder = isOfBody && !isCut ? body : root;
  adoption.style(holder, 'overflow-x', 'hidden');
  adoption.style(holder, 'overflow-y', 'hidden');
}
