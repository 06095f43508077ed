import { fillText } from './fillText';
import { type Strings, strings } from './strings';

/** Texts in another language, by part and name; those that are missing stay English. */
export type StringOverrides = {
  readonly [Part in keyof Strings]?: { readonly [Name in keyof Strings[Part]]?: string };
};

/** What the specification leaves open in its texts and a visitor must not see as a place. */
const EXAMPLES = { email: 'name@example.com', host: 'https://example.com' };

type Texts = Readonly<Record<string, unknown>>;

/**
 * The texts of Skerry, with a site's own in place of them. `{email}` and `{host}` are filled with
 * examples, other places are left to `fillText`. An override that is no text, or of a name that
 * does not exist, is ignored: overrides may come from a page's JSON.
 */
export function createStrings(overrides: StringOverrides = {}): Strings {
  const own = (source: unknown, name: string) =>
    typeof source === 'object' && source !== null && Object.hasOwn(source, name)
      ? (source as Texts)[name]
      : undefined;
  const merged = Object.entries(strings).map(([part, texts]) => {
    const others = own(overrides, part);
    const entries = Object.entries(texts).map(([name, text]) => {
      const other = own(others, name);
      return [name, fillText(typeof other === 'string' ? other : text, EXAMPLES)];
    });
    return [part, Object.fromEntries(entries)];
  });
  return Object.fromEntries(merged) as Strings;
}
