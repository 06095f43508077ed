import { overrideTexts } from './overrideTexts';
import { type Strings, strings } from './strings';

/** Texts in another language, by part and name; those that are missing stay English. */
export type StringOverrides = {
  readonly [Part in keyof Strings]?: { readonly [Name in keyof Strings[Part]]?: string };
};

/** All texts of Skerry, with a site's own in place of them: for servers and tools. */
export function createStrings(overrides: StringOverrides = {}): Strings {
  const others = new Map<string, unknown>(Object.entries(overrides));
  const merged = Object.entries(strings).map(([part, texts]) => [
    part,
    overrideTexts(texts, others.get(part)),
  ]);
  return Object.fromEntries(merged) as Strings;
}
