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
    const liesOver = /absolute|fixed/.test(getComputedStyle(header).position);
    const top = place.getBoundingClientRect().top + scrollY;
    const covered = liesOver ? header.offsetTop + header.offsetHeight - top : 0;
    adopt.style(place, 'padding-top', covered > 0 ? `${covered}px` : '');
  };
  // At once: the cart is about to be seen, and would move.
  clear();
  const observer = new ResizeObserver(clear);
  observer.observe(header);
  own(() => observer.disconnect());
}
