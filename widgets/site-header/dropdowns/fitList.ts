import type { Adoption } from '#engine/adoption';

/** Whether a node stays in the window when the page is scrolled: it is in a header that does. */
function stays(node: HTMLElement): boolean {
  for (let at: HTMLElement | null = node; at; at = at.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  }
  return false;
}

/**
 * Lets a list that is longer than the window be scrolled, where no scrolling of the page would bring up its
 * end. Measured as it is laid out: it may still come in.
 */
export function fitList(list: HTMLElement, adopt: Adoption): void {
  const { offsetParent, offsetTop, offsetHeight } = list;
  const top = (offsetParent?.getBoundingClientRect().top ?? 0) + offsetTop;
  const over = top + offsetHeight - innerHeight;
  if (over <= 0 || !stays(list)) return;
  const height = Number.parseFloat(getComputedStyle(list).height) - over;
  adopt.style(list, 'max-height', `${Math.max(0, height)}px`);
  adopt.style(list, 'overflow-y', 'auto');
  adopt.style(list, 'overscroll-behavior', 'contain');
}
