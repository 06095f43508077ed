/** What a product says. `{n}` is a number of items. */
export const productPage = {
  adding: 'Adding…',
  added: 'Added to cart',
  /** Beside an option that has not been chosen. */
  choose: 'Select {option}',
  /** In the place of an option's own words. */
  optionSoldOut: '{value} (sold out)',
  optionUnavailable: '{value} (unavailable)',
};
