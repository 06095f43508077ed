import { MAX_SKU_CHARACTERS } from '../limits';

const GENERATED_DIGITS = 7;

/** Returns whether a SKU keeps its limit of 60 characters. */
export const isSku = (sku: string): boolean => sku.length <= MAX_SKU_CHARACTERS;

/**
 * Generates a SKU: SQ and 7 digits. It may exist already: whoever keeps the products asks again.
 *
 * @param random Returns a number from 0 up to, not including, 1. Default: `Math.random`.
 */
export function generateSku(random: () => number = Math.random): string {
  const number = Math.floor(random() * 10 ** GENERATED_DIGITS);
  return `SQ${String(number).padStart(GENERATED_DIGITS, '0')}`;
}
