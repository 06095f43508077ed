import { fillText } from './fillText';

/** The values of places that no code fills, and that a visitor must not see unfilled. */
const EXAMPLES = { email: 'name@example.com', host: 'https://example.com' };

/**
 * Returns the texts of a part, with a site's own in place of them. `{email}` and `{host}` are
 * filled with examples; other places are left to `fillText`.
 *
 * @param others The site's own by name, from a page's JSON. What is no text, or has a name that
 *   does not exist, is ignored.
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
