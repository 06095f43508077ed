import type { Adoption } from '../adoption';

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
  const scrollbar = window.innerWidth - root.clientWidth;
  if (scrollbar > 0 && CSS.supports('scrollbar-gutter', 'stable')) {
    adoption.style(root, 'scrollbar-gutter', 'stable');
  } else if (scrollbar > 0) {
    const padding = Number.parseFloat(getComputedStyle(body).paddingInlineEnd) || 0;
    adoption.style(body, 'padding-inline-end', `${padding + scrollbar}px`);
  }
  // The browser takes the window's scrollbar from the body where only that has one to give. A body
  // that begins to scroll by itself would let its sticky parts jump.
  const holder = showsOverflow(root) && !showsOverflow(body) ? body : root;
  adoption.style(holder, 'overflow-x', 'hidden');
  adoption.style(holder, 'overflow-y', 'hidden');
}
