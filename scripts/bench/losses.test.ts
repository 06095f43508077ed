import { expect, it } from 'vitest';
import { losses } from './losses';
import type { Measure, Side } from './suite';
import type { Result } from './summary';

const result = (name: string, side: Side, value: number): Result => ({
  contestant: { race: 'rows', name, side },
  laps: [{ figures: { value }, problems: [] }],
});

const measure = (more: Partial<Measure>): Measure => ({
  title: 'painted',
  figure: 'value',
  unit: 'ms',
  ...more,
});

const field = [result('loop', 'bare', 10), result('Fast', 'peer', 11), result('Slow', 'peer', 30)];
const lossesOf = (value: number, more: Partial<Measure>) =>
  losses([result('Skerry', 'ours', value), ...field], [measure(more)]);

it('names the peers that are ahead of ours', () => {
  expect(lossesOf(12, { isRace: true })).toEqual(['Skerry, painted, is behind Fast']);
  expect(lossesOf(11, { isRace: true })).toEqual([]);
});

it('holds ours to a multiple of the bare one, in the race that has a limit', () => {
  expect(lossesOf(14, { limits: { rows: 1.3 } })).toEqual([
    'Skerry, painted: 1.40× of the cheapest bare one, over 1.3×',
  ]);
  expect(lossesOf(13, { limits: { rows: 1.3 } })).toEqual([]);
  expect(lossesOf(14, { limits: { masonry: 1.3 } })).toEqual([]);
});

it('holds ours to the bare one that does the same', () => {
  const ours = result('Skerry', 'ours', 14);
  const held = { ...ours, contestant: { ...ours.contestant, bare: 'loop that observes' } };
  const more = [...field, result('loop that observes', 'reference', 9)];
  const limited = measure({ limits: { rows: 1.5 } });
  expect(losses([held, ...more], [limited])).toEqual([
    'Skerry, painted: 1.56× of loop that observes, over 1.5×',
  ]);
  expect(losses([held, ...field], [limited])).toEqual([]);
});

it('holds ours to a number', () => {
  expect(lossesOf(3, { most: 2, unit: 'count' })).toEqual(['Skerry, painted: 3, over 2']);
  expect(lossesOf(2, { most: 2 })).toEqual([]);
});

it('holds ours to the bare one', () => {
  expect(lossesOf(11, { noMoreThanBare: true })).toEqual(['Skerry, painted: 11.0, bare 10.0']);
  expect(lossesOf(10, { noMoreThanBare: true })).toEqual([]);
});

it('is silent about the losses of others', () => {
  expect(losses(field, [measure({ isRace: true, most: 0 })])).toEqual([]);
});
