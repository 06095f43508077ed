import { expect, it } from 'vitest';
import type { Geometry } from './geometry';
import { judgeGeometry } from './judgeGeometry';

const block = { name: '#a', height: 200, holds: 3, seen: 3 };

const geometry = (parts: Partial<Geometry> = {}): Geometry => ({
  window: 1280,
  width: 1280,
  height: 1000,
  blocks: [block, { ...block, name: '#b' }],
  texts: ['One', 'Two'],
  distorted: [],
  corners: [],
  narrow: [],
  ...parts,
});

const changed = (parts: Partial<typeof block>) => ({ blocks: [{ ...block, ...parts }, block] });

it.each<[string, Partial<Geometry>]>([
  ['nothing changed', {}],
  ['a text came', { texts: ['Zero', 'One', 'Two'] }],
  ['a block that grew', { ...changed({ height: 700 }), height: 1500 }],
  ['a block that grew beside another', changed({ height: 700 })],
  ['a block without content has no height', changed({ height: 0, holds: 0, seen: 0 })],
])('finds nothing wrong where %s', (_, parts) => {
  expect(judgeGeometry(geometry(parts), geometry())).toEqual([]);
});

it.each<[string, Partial<Geometry>]>([
  ['the page is 5156 px wide in a window of 1280', { width: 5156 }],
  ['the page is 25913 px high, its blocks account for 900 to 1100', { height: 25913 }],
  ['the page is 400 px high, its blocks account for 900 to 1100', { height: 400 }],
  ['nothing is seen of: #a', changed({ seen: 0 })],
  ['no height: #a', { ...changed({ height: 0 }) }],
  ['not seen any more: Two', { texts: ['One'] }],
  ['out of shape: img 20×10', { distorted: ['img 20×10'] }],
  ['only a corner shows: img', { corners: ['img'] }],
  ['narrower than its column: .slide: 215 of 640 px', { narrow: ['.slide: 215 of 640 px'] }],
])('tells that %s', (told, parts) => {
  expect(judgeGeometry(geometry(parts), geometry())).toEqual([told]);
});

it('holds against Skerry no width and no shape that the page has without it', () => {
  const faults = { width: 1400, distorted: ['img'] };
  expect(judgeGeometry(geometry(faults), geometry(faults))).toEqual([]);
});

it('tells of the first few of many', () => {
  const narrow = Array.from({ length: 9 }, (_, index) => `.slide-${index}`);
  const problems = judgeGeometry(geometry({ narrow }), geometry());
  expect(problems).toHaveLength(5);
  expect(problems.at(-1)).toContain('5 more');
});
