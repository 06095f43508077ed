/**
 * Returns the path of the page's own origin below which the calls of a cart are: `data-cart-api` of the
 * root element, else the platform's.
 */
export const readCartApi = (): string =>
  document.documentElement.dataset.cartApi?.replace(/\/+$/, '') ?? '/api';
