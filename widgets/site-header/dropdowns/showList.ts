import type { Adoption } from '#engine/adoption';
import { uncover } from '../uncover';

/** By this the sheet of 7.1 shows a list; other templates show theirs under a pointer alone. */
const SHOWN = 'focus-within';

/** Returns whether the style sheets keep a list from being seen. */
export function isCovered(list: HTMLElement): boolean {
  const { display, opacity, visibility } = getComputedStyle(list);
  const isHidden = display === 'none' || opacity === '0' || visibility === 'hidden';
  return isHidden || !list.getBoundingClientRect().height;
}

/** Shows a list as it is seen under a pointer, whatever the template's way. */
export function showList(list: HTMLElement, adopt: Adoption): void {
  adopt.toggleClass(list, SHOWN, true);
  uncover(list, adopt);
  for (const child of list.children) {
    if (child instanceof HTMLElement) uncover(child, adopt);
  }
  if (list.getBoundingClientRect().height > 0) return;
  adopt.style(list, 'transform', 'none');
  adopt.style(list, 'height', 'auto');
  adopt.style(list, 'max-height', 'none');
}
