import { type Tokens, withoutComments } from './parseTokens';

const USE = /var\(\s*(--skerry-[\w-]+)/g;

/** The names that a text uses. */
const namesIn = (text: string): string[] => [...text.matchAll(USE)].map(([, name = '']) => name);

/** The tokens that a style sheet uses, by way of others too, in the order of `tokens.css`. */
export function usedTokens(css: string, tokens: Tokens): string[] {
  const used = new Set<string>();
  const use = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    for (const { value } of tokens.get(name) ?? []) namesIn(value).forEach(use);
  };
  namesIn(withoutComments(css)).forEach(use);
  return [...tokens.keys()].filter((name) => used.has(name));
}

/**
 * Writes the declarations of some tokens, as short as they can be.
 *
 * @param isWanted Whether a condition's are wanted; '' is none. Default: all.
 */
export function tokenRules(
  names: readonly string[],
  tokens: Tokens,
  isWanted: (condition: string) => boolean = () => true,
): string {
  const bodies = new Map<string, string[]>();
  for (const name of names) {
    for (const { condition, value } of tokens.get(name) ?? []) {
      if (!isWanted(condition)) continue;
      bodies.set(condition, [...(bodies.get(condition) ?? []), `${name}:${value}`]);
    }
  }
  return [...bodies]
    .sort(([one], [other]) => Number(Boolean(one)) - Number(Boolean(other)))
    .map(([condition, lines]) => {
      const rule = `:where(:root){${lines.join(';')}}`;
      return condition ? `${condition}{${rule}}` : rule;
    })
    .join('');
}
