/** What the quick view of a product says. */
export const quickViews = {
  /** The dialog's name until the product's is known. */
  label: 'Quick view',
  close: 'Close quick view',
  previous: 'Previous product',
  next: 'Next product',
  loading: 'Loading the product',
  failed: 'The product could not be loaded.',
  full: 'View full item',
  /** For screen readers, after moving on. */
  position: '{name}, {n} of {count}',
};
