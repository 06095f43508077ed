import { expect, it } from 'vitest';
import { inPlace, noTexts } from './otherTexts';
import { owedTexts } from './owedTexts';

it('finds a text that nobody says, down to its typography', () => {
  const quoted = ['Unable to connect...', 'Unable to connect…'].map((text) => ({ text, line: 1 }));
  expect(owedTexts(quoted, ['Unable to connect…'])).toEqual([
    { text: 'Unable to connect...', line: 1 },
  ]);
});

it('accounts for what is said in place, and for what is no text', () => {
  const texts = [...inPlace.map(({ text }) => text), ...Object.keys(noTexts)];
  expect(
    owedTexts(
      texts.map((text) => ({ text, line: 1 })),
      [],
    ),
  ).toEqual([]);
});
