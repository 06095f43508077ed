import type { ValueSchema } from './blockDescription';

const quoted = (value: string | number) => JSON.stringify(value);

/** Returns the words of a schema, or of its items. */
export function wordsOf({ enum: words = [], anyOf = [], items }: ValueSchema): string[] {
  const own = words.filter((word) => typeof word === 'string');
  return [...own, ...anyOf.flatMap(wordsOf), ...(items ? wordsOf(items) : [])];
}

/** Returns a schema as a type of TypeScript: `boolean`, `"dark" | "light"`, `string[]`. */
export function typeOf({ type, enum: words, anyOf, items, pattern }: ValueSchema): string {
  if (words) return words.map(quoted).join(' | ');
  if (anyOf) return anyOf.map(typeOf).join(' | ');
  if (pattern) return `\`${'$'}{number}%\``;
  if (type !== 'array') return type ?? 'unknown';
  const item = typeOf(items ?? {});
  return item.includes(' ') ? `(${item})[]` : `${item}[]`;
}
