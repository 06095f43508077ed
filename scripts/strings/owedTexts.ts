import { inPlace, noTexts, pending } from './otherTexts';
import type { QuotedText } from './quotedTexts';

/** The quoted texts that nobody says and nobody owes. */
export function owedTexts(
  quoted: readonly QuotedText[],
  said: Iterable<string>,
): readonly QuotedText[] {
  const known = new Set([...said, ...Object.keys(noTexts)]);
  for (const { text } of [...inPlace, ...pending]) known.add(text);
  return quoted.filter(({ text }) => !known.has(text));
}
