/** The texts of a part, by name. */
type Parts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A source that has to do with texts: it imports some, or takes them as an argument. */
const HAS_TEXTS = /#texts\/|texts\b/i;

/** A text, and who it is of: `cart.label`. */
interface NamedText {
  name: string;
  text: string;
}

/**
 * Splits all texts by whether a source says them: the part is imported somewhere
 * (`#texts/commerce/cart`), and a source that has to do with texts names the text (`texts.label`, or
 * `label` taken out of them).
 *
 * @param sources Those of what ships, without `src/texts` itself.
 */
export function saidTexts(
  strings: Parts,
  sources: readonly string[],
): Record<'said' | 'unsaid', NamedText[]> {
  const speaking = sources.filter((source) => HAS_TEXTS.test(source));
  const words = new Set(speaking.flatMap((source) => source.match(/\w+/g) ?? []));
  const found: Record<'said' | 'unsaid', NamedText[]> = { said: [], unsaid: [] };
  for (const [part, texts] of Object.entries(strings)) {
    const isImported = speaking.some((source) =>
      new RegExp(`['"]#texts/\\w+/${part}['"]`).test(source),
    );
    for (const [name, text] of Object.entries(texts)) {
      const isSaid = isImported && words.has(name);
      found[isSaid ? 'said' : 'unsaid'].push({ name: `${part}.${name}`, text });
    }
  }
  return found;
}
