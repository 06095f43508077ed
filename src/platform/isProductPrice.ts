import { MAX_PRODUCT_PRICE_CENTS } from './limits';

/** Whether a product may cost that: whole cents, from 0 to 100,000,000 (platform.md, section 5). */
export const isProductPrice = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= 0 && cents <= MAX_PRODUCT_PRICE_CENTS;
