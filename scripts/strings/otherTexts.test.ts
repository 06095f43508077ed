import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { strings } from '#texts/strings';
import { inPlace, pending } from './otherTexts';

it.each(inPlace)('$file says $text itself', ({ file, source }) => {
  expect(readFileSync(file, 'utf8')).toContain(source);
});

it('has no text pending that is there by now', () => {
  const there = new Set<string>(Object.values(strings).flatMap(Object.values));
  expect(pending.map(({ text }) => text).filter((text) => there.has(text))).toEqual([]);
});
