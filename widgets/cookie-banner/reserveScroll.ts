import type { Scope } from '#engine/scope';

/**
 * Keeps what the page scrolls to clear of the banner until the scope ends: adds the banner's height
 * to the page's own `scroll-padding`.
 */
export function reserveScroll(
  banner: HTMLElement,
  isAtTop: boolean,
  { adopt, own }: Pick<Scope, 'adopt' | 'own'>,
): void {
  const page = document.documentElement;
  const property = `scroll-padding-${isAtTop ? 'top' : 'bottom'}`;
  // `auto` is no padding.
  const padding = Number.parseFloat(getComputedStyle(page).getPropertyValue(property)) || 0;
  const reserve = () => adopt.style(page, property, `${padding + banner.offsetHeight}px`);
  const sizes = new ResizeObserver(reserve);
  sizes.observe(banner);
  reserve();
  own(() => sizes.disconnect());
}
