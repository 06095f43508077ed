import { expect, it } from 'vitest';
import { MOBILE_MAX_WIDTH } from '#rules/deviceView';
import { namedMedia } from './mediaNames';
import { parseTokens } from './parseTokens';
import { sheetProblems } from './sheetProblems';
import { tokenFallbacks } from './tokenFallbacks';
import { tokenRules, usedTokens } from './tokenRules';

const tokens = parseTokens(`
/* Colours; of a dialog: --skerry-not-this: red; */
:where(:root) {
  --skerry-ink: #1b1b1b;
  --skerry-action: var(--skerry-ink);
  --skerry-shadow: 0 0
    8px rgb(0 0 0 / 20%);
  --skerry-ring: initial;
}
@supports (color: light-dark(#000, #fff)) {
  :where(:root) {
    --skerry-ink: light-dark(#1b1b1b, #f2f2f2);
  }
}
`);

const texts = (css: string) =>
  sheetProblems(css, tokens).map(({ line, text }) => `${line}: ${text}`);

it('reads the tokens, with what they are under a condition', () => {
  expect([...tokens.keys()]).toEqual([
    '--skerry-ink',
    '--skerry-action',
    '--skerry-shadow',
    '--skerry-ring',
  ]);
  expect(tokens.get('--skerry-ink')).toEqual([
    { condition: '', value: '#1b1b1b' },
    {
      condition: '@supports (color: light-dark(#000, #fff))',
      value: 'light-dark(#1b1b1b, #f2f2f2)',
    },
  ]);
  expect(tokens.get('--skerry-shadow')).toEqual([
    { condition: '', value: '0 0 8px rgb(0 0 0 / 20%)' },
  ]);
});

it.each([
  ['a rule of another selector', 'body { --skerry-ink: red; }'],
  ['a property that is no token', ':where(:root) { color: red; }'],
  ['a token of a condition alone', '@media print { :where(:root) { --skerry-ink: red; } }'],
])('refuses %s among the tokens', (_, css) => {
  expect(() => parseTokens(css)).toThrow('tokens.css');
});

it('finds what a sheet uses, by way of other tokens too, and not in comments', () => {
  expect(usedTokens('a{color:var(--skerry-action)}', tokens)).toEqual([
    '--skerry-ink',
    '--skerry-action',
  ]);
  expect(usedTokens('/* var(--skerry-ink) */ a{color:var(--_ink)}', tokens)).toEqual([]);
});

it('writes each declaration once, those under a condition last', () => {
  expect(tokenRules(['--skerry-ink', '--skerry-action'], tokens)).toBe(
    ':where(:root){--skerry-ink:#1b1b1b;--skerry-action:var(--skerry-ink)}' +
      '@supports (color: light-dark(#000, #fff)){:where(:root){--skerry-ink:light-dark(#1b1b1b, #f2f2f2)}}',
  );
  expect(tokenRules([], tokens)).toBe('');
});

it('writes only the declarations of the conditions that are wanted', () => {
  expect(tokenRules(['--skerry-ink'], tokens, (condition) => condition === '')).toBe(
    ':where(:root){--skerry-ink:#1b1b1b}',
  );
  expect(tokenRules(['--skerry-ink'], tokens, () => false)).toBe('');
});

it.each([
  ['a value', 'var(--skerry-shadow)', 'var(--skerry-shadow,0 0 8px rgb(0 0 0 / 20%))'],
  ['a newer browser’s value', 'var(--skerry-ink)', 'var(--skerry-ink,light-dark(#1b1b1b,#f2f2f2))'],
  [
    'the values of others',
    'var(--skerry-action)',
    'var(--skerry-action,var(--skerry-ink,light-dark(#1b1b1b,#f2f2f2)))',
  ],
  [
    'a value in the place of what the sheet says',
    'var( --skerry-ink , rgb(0 0 0 / 5%))',
    'var(--skerry-ink,light-dark(#1b1b1b,#f2f2f2))',
  ],
  ['nothing for one that is not set', 'var(--skerry-ring)', 'var(--skerry-ring)'],
  [
    'what the sheet says for one that is not set',
    '2px solid var(--skerry-ring, var(--skerry-shadow)) 1px',
    '2px solid var(--skerry-ring,var(--skerry-shadow,0 0 8px rgb(0 0 0 / 20%))) 1px',
  ],
  ['a sheet’s own names as they are', 'var(--_a, var(--_b))', 'var(--_a, var(--_b))'],
])('puts in %s', (_, value, written) => {
  expect(tokenFallbacks(`a{b:${value};c:${value}}`, tokens)).toBe(`a{b:${written};c:${written}}`);
});

it('refuses a bracket that does not close', () => {
  expect(() => tokenFallbacks('a{b:var(--skerry-ink}', tokens)).toThrow('does not close');
});

it('puts the width of a window in the place of its name', () => {
  expect(namedMedia('@media (--skerry-mobile) { a { color: var(--skerry-ink) } }')).toBe(
    `@media (max-width: ${MOBILE_MAX_WIDTH}px) { a { color: var(--skerry-ink) } }`,
  );
});

it('refuses what is no token, and values that there are tokens for', () => {
  expect(texts('a {\n  color: var(--skerry-inc);\n}')).toEqual([
    '2: --skerry-inc is not in src/page/tokens.css',
  ]);
  expect(texts('@media (--skerry-tiny) {}')).toEqual([
    '1: --skerry-tiny is not in scripts/build/tokens/mediaNames.ts',
  ]);
  expect(texts('a {\n  --skerry-ink: 0;\n}')).toHaveLength(1);
  for (const own of [
    'color: #fff',
    'background: rgb(0 0 0 / 5%)',
    'font-size: 15px',
    'border-radius: 6px',
  ]) {
    expect(texts(`a { ${own}; }`), own).toHaveLength(1);
  }
});

it('takes names of a sheet’s own, keywords, and what stands for a token', () => {
  const css = `/* #fff is white */
a {
  --_ink: var(--skerry-ink);
  color: var(--_ink);
  background: var(--skerry-ink, rgb(0 0 0 / 60%));
  border-color: currentcolor;
  border-radius: 50%;
  font-size: 0.875rem;
}`;
  expect(texts(css)).toEqual([]);
});
