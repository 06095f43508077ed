/** Tells the link of three items, as another tab would, and looks whether it says so; then of none. */
export async function proveCartLink(node: HTMLElement): Promise<string | undefined> {
  const tell = (totalQuantity: number) =>
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'skerry.cart',
        newValue: JSON.stringify({ totalQuantity }),
      }),
    );
  const count = node.querySelector('.sqs-cart-quantity, [data-cart-quantity]');
  const link = node.matches('a') ? node : node.querySelector('a');
  tell(3);
  const shown = count?.textContent;
  const name = link?.getAttribute('aria-label') ?? link?.textContent ?? '';
  const isSeen = !count || !node.checkVisibility() || count.checkVisibility();
  tell(0);
  if (count && shown !== '3') return `shows ${shown} of three items`;
  if (!name.includes('3 items in cart')) return `is called “${name.trim()}”`;
  if (!isSeen) return 'hides its count';
  if (count?.textContent !== '0') return 'keeps the count of a cart that is empty';
  return undefined;
}
