import { expect, it } from 'vitest';
import { type ConsentFacts, isConsentGiven } from './isConsentGiven';

const any = undefined;
const cookie = { none: undefined, true: 'true', false: 'false', other: 'maybe' };

/** The truth table, a line each; `any` stands for every value. */
const table: [
  hasBanner: boolean | undefined,
  isRestrictive: boolean | undefined,
  answers: (keyof typeof cookie)[],
  isAnsweredUnderGpc: boolean | undefined,
  hasGpc: boolean,
  given: boolean,
][] = [
  [false, false, ['none', 'true', 'false', 'other'], any, false, true],
  [any, true, ['none', 'false', 'other'], any, false, false],
  [any, true, ['true'], any, false, true],
  [true, false, ['none', 'true', 'other'], any, false, true],
  [true, false, ['false'], any, false, false],
  [any, any, ['true'], true, true, true],
  [any, any, ['true'], false, true, false],
  [any, any, ['none', 'false', 'other'], any, true, false],
];

const each = (value: boolean | undefined) => (value === undefined ? [false, true] : [value]);

const rows = table.flatMap(([banner, restrictive, answers, under, hasGpc, given]) =>
  each(banner).flatMap((hasBanner) =>
    each(restrictive).flatMap((isRestrictive) =>
      each(under).flatMap((isAnsweredUnderGpc) =>
        answers.map((name): [ConsentFacts, boolean] => [
          { hasBanner, isRestrictive, hasGpc, answer: cookie[name], isAnsweredUnderGpc },
          given,
        ]),
      ),
    ),
  ),
);

it('knows every case', () => {
  expect(
    new Set(rows.map(([facts]) => JSON.stringify({ ...facts, answer: facts.answer ?? null }))).size,
  ).toBe(2 * 2 * 2 * 2 * 4);
});

it.each(rows)('%o: %s', (facts, given) => {
  expect(isConsentGiven(facts)).toBe(given);
});
