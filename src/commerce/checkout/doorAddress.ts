import { MAX_SKU_CHARACTERS } from '#rules/limits';

/** The pages at which a visitor pays for what is in no cart, or in one of its own. */
export type Door = '/checkout/donate' | '/checkout/giftcard' | '/checkout/subscribe';

/** Ids and tokens: what servers make of letters, digits and the signs of base64. */
const ID = /^[\w.~+/=-]{1,128}$/;

/** What an owner may type for a SKU: no control characters, no half of a character. */
const SKU = /^[^\p{Cc}\p{Cs}]+$/u;

const isValue = (name: string, value: unknown) =>
  typeof value === 'string' &&
  (name === 'sku' ? SKU.test(value) && value.length <= MAX_SKU_CHARACTERS : ID.test(value));

/**
 * Returns the path and the query of a door. Undefined, after a warning that names it, where a value is
 * none that a shop gives: no text, empty, too long, or of other characters.
 */
export function doorAddress(
  door: Door,
  values: Readonly<Record<string, string>>,
): string | undefined {
  const wrong = Object.keys(values).find((name) => !isValue(name, values[name]));
  if (wrong !== undefined) {
    console.warn(`Skerry: checkout: ${wrong}: is none that a shop gives; stays on the page`);
    return undefined;
  }
  return `${door}?${new URLSearchParams(values)}`;
}
