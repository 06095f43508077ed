import { mediaNames } from './mediaNames';
import type { Tokens } from './parseTokens';

/** What a style sheet takes a token for, and does not say itself. */
const OWN_VALUES: readonly { what: string; pattern: RegExp }[] = [
  { what: 'a colour of its own', pattern: /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|light-dark)a?\(/i },
  { what: 'a font size of its own', pattern: /\bfont-size:\s*[\d.]+px/ },
  { what: 'a radius of its own', pattern: /\bradius:\s*[1-9]\d*px/ },
];

/** A token with what stands for it where a browser finds none. */
const WITH_FALLBACK = /(var\(\s*--skerry-[\w-]+)\s*,(?:[^()]|\([^()]*\))*\)/g;

/** Something wrong in a line of a style sheet; lines count from 1. */
export interface SheetProblem {
  line: number;
  text: string;
}

const namesIn = (line: string, pattern: RegExp) =>
  [...line.matchAll(pattern)].map(([, name = '']) => name);

function lineProblems(line: string, tokens: Tokens): string[] {
  const unknown = namesIn(line, /var\(\s*(--skerry-[\w-]+)/g)
    .filter((name) => !tokens.has(name))
    .map((name) => `${name} is not in src/page/tokens.css`);
  const queries = namesIn(line, /\((--skerry-[\w-]+)\)\s*\{/g)
    .filter((name) => !(name in mediaNames))
    .map((name) => `${name} is not in scripts/build/tokens/mediaNames.ts`);
  const declared = namesIn(line, /^\s*(--skerry-[\w-]+)\s*:/g).map(
    (name) => `${name} is declared outside src/page/tokens.css: a name of your own begins with --_`,
  );
  const plain = line.replace(WITH_FALLBACK, '$1)');
  const own = OWN_VALUES.filter(({ pattern }) => pattern.test(plain)).map(
    ({ what }) => `${what}: take a token of src/page/tokens.css`,
  );
  return [...unknown, ...queries, ...declared, ...own];
}

/** Says what is wrong with a style sheet's use of tokens. */
export function sheetProblems(css: string, tokens: Tokens): SheetProblem[] {
  const withoutWords = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''));
  return withoutWords
    .split('\n')
    .flatMap((line, at) => lineProblems(line, tokens).map((text) => ({ line: at + 1, text })));
}
