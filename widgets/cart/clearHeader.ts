import type { Scope } from '#engine/scope';
import { findTemplateScript } from '#page/findTemplateScript';

/**
 * Leaves room above the cart for as much of the site's header as lies over it, as long as the scope lasts. A
 * template's own script does so itself.
 */
export function clearHeader(
  place: HTMLElement,
  { adopt, own }: Pick<Scope, 'adopt' | 'own'>,
): void {
  const header = document.getElementById('header');
  if (!header || findTemplateScript()) return;
  const clear = () => {
    const over = header.getBoundingClientRect();
    const { left, right, top } = place.getBoundingClientRect();
    const liesOver =
      /absolute|fixed/.test(getComputedStyle(header).position) &&
      // Not one at the side, nor one that waits out of the window.
      over.left < right &&
      over.right > left;
    const covered = liesOver ? header.offsetTop + over.height - (top + scrollY) : 0;
    adopt.style(place, 'padding-top', covered > 0 ? `${covered}px` : '');
  };
  // At once: the cart is about to be seen, and would move.
  clear();
  const observer = new ResizeObserver(clear);
  observer.observe(header);
  own(() => observer.disconnect());
}
