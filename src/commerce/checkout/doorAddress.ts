import { MAX_SKU_CHARACTERS } from '#rules/limits';

/** The pages at which a visitor pays for what is in no cart, or in one of its own. */
export type Door = '/checkout/donate' | '/checkout/giftcard' | '/checkout/subscribe';

/** What an owner may type for a SKU: no control characters, no half of a character. */
const SKU = new RegExp(`^[^\\p{Cc}\\p{Cs}]{1,${MAX_SKU_CHARACTERS}}$`, 'u');

/** Also with the signs of base64. */
const TOKEN = /^[\w.~+/=-]{1,256}$/;

const ID = /^[\w-]{1,64}$/;

const ruleOf = (name: string) => (name === 'sku' ? SKU : name === 'cartToken' ? TOKEN : ID);

const isValue = (name: string, value: unknown) =>
  typeof value === 'string' && ruleOf(name).test(value);

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
