import type { Options } from './knownOptions';
import { nearestWord } from './nearestWord';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns what is wrong with the value of an option; undefined where nothing is known to be. */
function checkWord(
  name: string,
  value: unknown,
  words: Options[string] = null,
): string | undefined {
  if (typeof value !== 'string' || !words || words.includes(value)) return undefined;
  const meant = nearestWord(value, words);
  const end = meant ? `did you mean ${meant}?` : `is none of ${words.join(', ')}`;
  return `${name}: ${value}: ${end}`;
}

/**
 * Returns what is wrong with the options of a neutral block: names that it has not, and words that an
 * option has not. Of its attributes only those that are nearly an option: a page may have others.
 *
 * @param json The decoded `data-block-json`; undefined where there is none.
 * @param data The `data-*` attributes.
 */
export function checkOptions(
  block: string,
  options: Options,
  json: unknown,
  data: Readonly<Record<string, string | undefined>>,
): string[] {
  const names = Object.keys(options);
  const problems: (string | undefined)[] = [];
  const said = isObject(json) ? json : data;
  for (const [name, value] of Object.entries(said)) {
    if (Object.hasOwn(options, name)) {
      problems.push(checkWord(name, value, options[name]));
      continue;
    }
    const meant = nearestWord(name, names);
    if (meant) problems.push(`${name}: did you mean ${meant}?`);
    else if (said === json) problems.push(`${name}: is no option of ${block}`);
  }
  return problems.filter((text) => text !== undefined);
}
