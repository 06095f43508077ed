import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#fixtures/harness/propertyRuns';
import { editDistance, nearestWord } from './nearestWord';

it.each([
  ['galery', 'gallery', 1],
  ['acordoin', 'accordion', 2],
  ['menu', 'menu', 0],
  ['', 'form', 4],
  ['kitten', 'sitting', 3],
])('from %s to %s it takes %i steps', (one, other, steps) => {
  expect(editDistance(one, other)).toBe(steps);
});

it('is the same in both directions, and never more than the longer word has letters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
      const distance = editDistance(one, other);
      expect(distance).toBe(editDistance(other, one));
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(distance === 0).toBe(one === other);
    }),
    propertyRuns,
  );
});

const BLOCKS = ['accordion', 'menu', 'gallery', 'lightbox', 'form'];

it.each([
  ['galery', 'gallery'],
  ['Gallery', 'gallery'],
  ['ligthbox', 'lightbox'],
  ['from', 'form'],
  ['carousel', undefined],
  ['', undefined],
])('%j was meant as %j', (said, meant) => {
  expect(nearestWord(said, BLOCKS)).toBe(meant);
});
