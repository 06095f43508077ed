import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/options';
import type { AttributeDescription } from './blockDescription';
import { type Manual, plain } from './readManual';

const ATTRIBUTE = /\bdata-[a-z][a-z-]*[a-z]/g;

/** What each block has, and options say what it is for. */
const OF_ALL = new Set(['data-block', 'data-block-json', 'data-site-context']);

const SHIPPED = ['src', 'widgets', 'initializers'];

/** All that ships, in one text. */
export function readSource(): string {
  return SHIPPED.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
  ).join('\n');
}

const propertyOf = (attribute: string) =>
  attribute.slice('data-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const isRead = (source: string, attribute: string) =>
  source.includes(attribute) || new RegExp(`\\b${propertyOf(attribute)}\\b`).test(source);

/** Returns the sentence that tells of an attribute first; empty where none does. */
function sentenceOf(text: string, attribute: string): string {
  const prose = plain(text.replace(/^[|#].*$/gm, '\n\n'));
  // A full stop ends a sentence where a capital or a name in back quotes follows.
  const sentences = prose.split(/(?<=[.])\s+(?=[A-Z`])/);
  const named = new RegExp(`(?<![\\w-])${attribute}(?![\\w-])`);
  return sentences.find((sentence) => named.test(sentence)) ?? '';
}

/** Words that stand at the beginning of what an attribute does: "`fill`, `fit` or `none`". */
const WORDS = /^(?:`(?!data-)[\w-]+`(?:, | or |[: ]|$))+/;

/** Describes an attribute, with the words that its description begins with. */
export const describeAttribute = (name: string, does: string): AttributeDescription => ({
  name,
  words: [...(WORDS.exec(does)?.[0] ?? '').matchAll(/[\w-]+(?=`)/g)].map(([word]) => word),
  does,
});

/**
 * Finds the attributes that a manual tells of and that the source reads: what they do is in a table of
 * attributes, else in the first sentence that names them, if need be of another manual.
 */
export function findAttributes(
  manual: Manual,
  source: string,
  others: Iterable<Manual>,
): AttributeDescription[] {
  const manuals = [manual, ...others];
  const doesOf = (name: string) => {
    for (const { attributes, text } of manuals) {
      const does = attributes.get(name)?.does || sentenceOf(text, name);
      if (does) return does;
    }
    return '';
  };
  const all = `${manual.text}\n${manual.samples}`.match(ATTRIBUTE) ?? [];
  const names = [...new Set(all)].filter((name) => !OF_ALL.has(name) && isRead(source, name));
  return names.sort().map((name) => describeAttribute(name, doesOf(name)));
}
