/** The most parameters that are read of an address. */
export const MAX_QUERY_KEYS = 1000;

/** The parameters of an address: each name with its values, in the order of the address. */
export type Query = ReadonlyMap<string, readonly string[]>;

/**
 * Reads a query string, with or without its `?`. `+` is a space. Percent-encoding is decoded; where
 * it is broken, it stays as it is. A name that is repeated has all its values. Never throws.
 *
 * Only the first 1000 parameters count. A name that every object has (`__proto__`,
 * `constructor`, `toString`) is left out, so that a copy of the result into an object is harmless.
 */
export function parseQuery(text: string): Query {
  const query = new Map<string, string[]>();
  let left = MAX_QUERY_KEYS;
  for (const [name, value] of new URLSearchParams(text)) {
    if (left-- === 0) break;
    if (name in Object.prototype) continue;
    const values = query.get(name);
    if (values) values.push(value);
    else query.set(name, [value]);
  }
  return query;
}
