import { expect, it } from 'vitest';
import { slidesInRow } from '../prepare/slidesInRow';
import { carouselGroups } from './carouselGroups';

it.each([
  [724, 3, 3],
  [724, 5, 5],
  [723, 5, 3],
  [723, 3, 3],
  [723, 2, 2],
  [480, 5, 3],
  [479, 5, 2],
  [479, 3, 2],
  [479, 2, 2],
  [479, 1, 1],
  [0, 1, 1],
])('in %d px, %d slides in a row become %d', (width, asked, inRow) => {
  expect(slidesInRow(width, asked)).toBe(inRow);
});

it('seven slides, three in a row', () => {
  const groups = carouselGroups(7, 3);
  expect(groups.stops).toEqual([0, 3, 6]);
  expect(groups.isSingle).toBe(false);
  expect([0, 1, 2].map(groups.seen)).toEqual([
    [0, 1, 2],
    [3, 4, 5],
    [4, 5, 6],
  ]);
});

it.each([
  [0, 0],
  [0.5, 0],
  [1.6, 1],
  [3, 1],
  [3.4, 1],
  [3.6, 2],
  [4, 2],
  [9, 2],
  [-2, 0],
])('where slide %f is the first in view, group %d is shown', (first, group) => {
  expect(carouselGroups(7, 3).groupAt(first)).toBe(group);
});

it.each([0, 1, 3])('%d slides fit into a row of three', (count) => {
  const groups = carouselGroups(count, 3);
  expect(groups.isSingle).toBe(true);
  expect(groups.stops).toEqual([0]);
  expect(groups.seen(0)).toHaveLength(count);
});

it('each slide is in one group, and is seen where that is shown', () => {
  const all = Array.from({ length: 25 * 8 }, (_, at) => [(at % 25) + 1, Math.floor(at / 25) + 1]);
  for (const [count = 1, inRow = 1] of all) {
    const groups = carouselGroups(count, inRow);
    for (let index = 0; index < count; index += 1) {
      const group = groups.groupOf(index);
      const stop = groups.stops[group] as number;
      expect(index).toBeGreaterThanOrEqual(stop);
      expect(index).toBeLessThan(groups.stops[group + 1] ?? count);
      expect(groups.seen(group)).toContain(index);
    }
    for (const group of groups.stops.keys()) {
      const seen = groups.seen(group);
      expect(seen).toHaveLength(Math.min(inRow, count));
      expect(seen[0]).toBeGreaterThanOrEqual(0);
      expect(seen.at(-1)).toBeLessThan(count);
      expect(groups.groupAt(groups.firstSeen(group))).toBe(group);
    }
  }
});
