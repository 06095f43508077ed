/**
 * Puts values into the places of a text: `{n} items in cart`. A place without a value stays as it
 * is; what a value contains is not filled again.
 */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
