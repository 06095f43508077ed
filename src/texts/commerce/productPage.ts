/** What a product says. `{n}` is a number of items. */
export const productPage = {
  adding: 'Adding…',
  added: 'Added to cart',
  /** Beside an option that has not been chosen. */
  choose: 'Select {option}',
  /** In the place of an option's own words. */
  optionSoldOut: '{value} (sold out)',
  optionUnavailable: '{value} (unavailable)',
  /** Names the dialog that asks for what the owner wants to know of an order. */
  details: 'Details of your order',
  /** Below a field that has to be filled in. */
  fillIn: 'Fill in: {field}',
};
