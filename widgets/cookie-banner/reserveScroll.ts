import type { Adoption } from '../../src/adoption';
import type { Cancel } from '../../src/clock';

/** What the page scrolls to stays clear of the banner: its height is added to the page's own room. */
export function reserveScroll(banner: HTMLElement, isAtTop: boolean, adoption: Adoption): Cancel {
  const page = document.documentElement;
  const property = `scroll-padding-${isAtTop ? 'top' : 'bottom'}`;
  // `auto` is none.
  const own = Number.parseFloat(getComputedStyle(page).getPropertyValue(property)) || 0;
  const reserve = () => adoption.style(page, property, `${own + banner.offsetHeight}px`);
  const sizes = new ResizeObserver(reserve);
  sizes.observe(banner);
  reserve();
  return () => sizes.disconnect();
}
