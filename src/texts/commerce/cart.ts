/** What is said of a visitor's cart. */
export const cart = {
  /** Of a link to a cart of which nothing is known, or that is empty. */
  label: 'Cart',
  oneItem: 'One item in cart',
  items: '{n} items in cart',
  manyItems: 'More than 100 items in cart',
};
