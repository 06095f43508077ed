import type { Scope } from '#engine/scope';

/**
 * Keeps what the page scrolls to clear of the banner until the scope ends: adds the banner's height
 * to the page's own `scroll-padding`, as soon as the browser has laid it out. To ask earlier would lay
 * out the page once more.
 */
export function reserveScroll(
  banner: HTMLElement,
  isAtTop: boolean,
  { adopt, own }: Pick<Scope, 'adopt' | 'own'>,
): void {
  const page = document.documentElement;
  const property = `scroll-padding-${isAtTop ? 'top' : 'bottom'}`;
  let padding: number | undefined;
  const sizes = new ResizeObserver(() => {
    // `auto` is no padding.
    padding ??= Number.parseFloat(getComputedStyle(page).getPropertyValue(property)) || 0;
    adopt.style(page, property, `${padding + banner.offsetHeight}px`);
  });
  sizes.observe(banner);
  own(() => sizes.disconnect());
}
