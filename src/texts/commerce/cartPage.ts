/** What the cart page and the cart drawer say. `{n}` is a number of items. */
export const cartPage = {
  title: 'Your cart',
  count: 'Your cart ({n})',
  loading: 'Loading your cart',
  empty: 'Your cart is empty',
  quantity: 'Quantity of {name}',
  more: 'One more of {name}',
  less: 'One less of {name}',
  remove: 'Remove {name}',
  removed: '{name} was removed',
  undo: 'Undo',
  undoNamed: 'Undo: {name} was removed',
  each: '{price} each',
  subtotal: 'Subtotal',
  /** Said after a change, for screen readers. */
  changed: 'Items in cart: {n}. Subtotal: {subtotal}',
  checkout: 'Checkout',
  minimum: 'To check out, your order subtotal must be {subtotal} or more',
  continueShopping: 'Continue shopping',
  viewCart: 'View cart',
  tryAgain: 'Try again',
};
