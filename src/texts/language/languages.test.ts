import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { strings } from '../strings';
import type { Language } from './language';
import { languages } from './loadPageTexts';

const english: Readonly<Record<string, Readonly<Record<string, string>>>> = strings;

const all: [string, Language][] = await Promise.all(
  [...languages].map(async ([name, load]) => [name, (await load()).texts]),
);

/** The texts of a language, each with the English one. */
const pairsOf = (language: Language) =>
  Object.entries(language).flatMap(([part, texts]) =>
    Object.entries<string>(texts).map(([name, text]) => ({
      name: `${part}.${name}`,
      text,
      english: english[part]?.[name] ?? '',
    })),
  );

const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

/** Whether it has two words; single ones may be the same in both languages, as "Slide" is. */
const isSentence = (text: string) => /\p{L}+ \p{L}+/u.test(text.replace(/\{\w+\}/g, ''));

it('has each language that has a file', () => {
  const files = readdirSync(path.join(import.meta.dirname, '../languages'));
  expect([...languages.keys()].map((name) => `${name}.ts`).sort()).toEqual(files.sort());
});

it.each(all)('%s has the places of English, in every text', (_, language) => {
  for (const { name, text, english } of pairsOf(language)) {
    expect([name, ...placesOf(text)]).toEqual([name, ...placesOf(english)]);
  }
});

it.each(all)('%s says something in every text, without space around it', (_, language) => {
  const bad = pairsOf(language).filter(({ text }) => !text || text !== text.trim());
  expect(bad).toEqual([]);
});

it.each(all)('%s has no sentence left in English', (_, language) => {
  const left = pairsOf(language).filter(
    ({ text, english }) => text === english && isSentence(text),
  );
  expect(left).toEqual([]);
});
