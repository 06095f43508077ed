/** A visitor's action that advertising pixels are told of. */
export type PixelAction =
  | 'addToCart'
  | 'search'
  | 'subscribeToNewsletter'
  | 'viewProduct'
  | 'createAccount';
