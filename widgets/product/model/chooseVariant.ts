import type { Variant } from './readVariants';

/** What a visitor has chosen, by the name of the option. */
export type Chosen = ReadonlyMap<string, string>;

/** What a value of an option leads to, with what is chosen of the others. */
export type Availability = 'available' | 'soldOut' | 'none';

const fits = ({ values }: Variant, chosen: Chosen): boolean =>
  [...chosen].every(([name, value]) => values.get(name) === value);

/** Returns the variant of what is chosen; undefined while an option is missing, or for none. */
export function chooseVariant(
  variants: readonly Variant[],
  names: readonly string[],
  chosen: Chosen,
): Variant | undefined {
  if (names.some((name) => !chosen.has(name))) return undefined;
  return variants.find((variant) => fits(variant, chosen));
}

/** Tells whether a value of an option can be bought, with what is chosen of the other options. */
export function availabilityOf(
  variants: readonly Variant[],
  chosen: Chosen,
  name: string,
  value: string,
): Availability {
  const fitting = variants.filter((variant) => fits(variant, new Map([...chosen, [name, value]])));
  if (fitting.some(({ stock }) => stock > 0)) return 'available';
  return fitting.length ? 'soldOut' : 'none';
}
