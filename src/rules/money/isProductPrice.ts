import { MAX_PRODUCT_PRICE_CENTS } from '../limits';

/** Returns whether a product may cost this: whole cents, from 0 to 100,000,000. */
export const isProductPrice = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= 0 && cents <= MAX_PRODUCT_PRICE_CENTS;
