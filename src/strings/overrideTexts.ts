import { fillText } from './fillText';

/** What the specification leaves open in its texts and a visitor must not see as a place. */
const EXAMPLES = { email: 'name@example.com', host: 'https://example.com' };

/**
 * The texts of a part, with a site's own in place of them. `{email}` and `{host}` are filled with
 * examples, other places are left to `fillText`.
 *
 * @param others By name, from a page's JSON: what is no text, or of a name that does not exist,
 *   is ignored.
 */
export function overrideTexts<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  others: unknown,
): Texts {
  const own =
    typeof others === 'object' && others !== null ? new Map(Object.entries(others)) : new Map();
  const entries = Object.entries(texts).map(([name, text]) => {
    const other: unknown = own.get(name);
    return [name, fillText(typeof other === 'string' ? other : text, EXAMPLES)];
  });
  return Object.fromEntries(entries) as Texts;
}
