/** What is said beside the price of a product. */
export const prices = {
  from: 'from {price}',
  range: '{lowest} – {highest}',
  /** For screen readers, before a price that is struck through, and before the one that holds. */
  original: 'Original price:',
  sale: 'Sale price:',
  /** Console. */
  notAmount: '"{value}" is no amount of money; left as it is',
  unknownCurrency: '"{code}" is none of the 27 currencies; left as it is',
};
