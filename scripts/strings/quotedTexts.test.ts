import { expect, it } from 'vitest';
import { quotedTexts } from './quotedTexts';

const textsOf = (markdown: string) => quotedTexts(markdown).map(({ text }) => text);

it('reads what stands between single quotes, with its line', () => {
  expect(quotedTexts("# Title\n- 401 'No entry.'; else 'Don't, {name}…'")).toEqual([
    { text: 'No entry.', line: 2 },
    { text: "Don't, {name}…", line: 2 },
  ]);
});

it('takes no apostrophe, no code and no other quotation for a text', () => {
  expect(textsOf("The owner's own, the visitors' and \"the site's\"")).toEqual([]);
  expect(textsOf("`import 'x'` and `get('y')`\n```\nconst a = 'z';\n```")).toEqual([]);
});

it('reads lists of texts', () => {
  expect(
    textsOf('Message strings: Enter a name; {val} is wrong; Too {a} or {b}. Where is not shown.'),
  ).toEqual(['Enter a name', '{val} is wrong', 'Too {a} or {b}']);
  expect(textsOf('UI strings: Too large. At most {max}.; No network.')).toEqual([
    'Too large. At most {max}.',
    'No network',
  ]);
});
