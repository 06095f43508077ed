import type { ReadScope } from '#engine/scope';

/** A link or a button that leads to the checkout. */
export interface CheckoutLinkModel {
  /**
   * The attribute that says in which window it opens; undefined of a button without a form, which leads
   * nowhere by itself.
   */
  targetName: 'target' | 'formtarget' | undefined;
}

/** Reads a link or button to the checkout; null, after a warning, where it is neither. */
export function readCheckoutLink({
  node,
  warn,
}: Pick<ReadScope, 'node' | 'warn'>): CheckoutLinkModel | null {
  if (node.matches('a[href]')) return { targetName: 'target' };
  if (node instanceof HTMLButtonElement) {
    return { targetName: node.form ? 'formtarget' : undefined };
  }
  warn('data-block', 'cart-checkout is neither a link with an address nor a button');
  return null;
}
