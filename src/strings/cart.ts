/** The cart, and the way to the checkout. */
export const cart = {
  sessionExpired:
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  label: 'Cart',
  oneItem: 'One item in cart',
  items: '{n} items in cart',
  over100Items: 'More than 100 items in cart',
  quantityFailed: 'Unable to update quantity',
  removeFailed: 'Unable to remove item',
  subtotalTooLow: 'To check out, your order subtotal must be {subtotal} or more',
  /** Console. */
  rollupMissing: 'Commerce rollup not loaded',
};
