import { until } from './until';

/** Looks whether the page says what is in the cart: here nothing, with a way back to the shop. */
export async function proveCartPage(node: HTMLElement): Promise<string | undefined> {
  const isSeen = (selector: string) => node.querySelector(selector)?.checkVisibility() ?? false;
  if (!(await until(() => isSeen('.empty-message'), 3000)))
    return `reads “${node.textContent?.trim()}”`;
  if (!isSeen('h1, h2')) return 'has no heading';
  return isSeen('a.cart-continue') ? undefined : 'has no way back to the shop';
}
