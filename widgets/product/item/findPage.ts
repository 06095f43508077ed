/**
 * Returns the path of the page that is of a product, which may be shown on another one: in a quick view, or
 * in a list, where its first link leads there. Default: the page's own.
 */
export function findPage(node: Element): string {
  const named = node.closest<HTMLElement>('[data-product-page]')?.dataset.productPage;
  const listed = node.closest('.product-list-item')?.querySelector('a[href]')?.getAttribute('href');
  try {
    const { origin, pathname } = new URL(named ?? listed ?? '', location.href);
    return origin === location.origin ? pathname : location.pathname;
  } catch {
    return location.pathname;
  }
}
