import { expect, it } from 'vitest';
import { type Box, checkBoxes } from './checkBoxes';

// Four columns of 305 px in 1,280 px, with gaps of 20 px.
const masonry: Box[] = [
  [0, 0, 305, 200],
  [325, 0, 305, 300],
  [650, 0, 305, 250],
  [975, 0, 305, 100],
  [975, 120, 305, 300],
];

it('accepts columns with even gaps', () => {
  expect(checkBoxes('masonry', masonry, 1280)).toEqual([]);
});

it.each<[string, Box]>([
  ['items not 20 px below each other, in 1280 px', [975, 110, 305, 300]],
  ['items not 305 px wide, in 1280 px', [975, 120, 290, 300]],
  ['5 columns, not 4, in 1280 px', [1100, 0, 305, 300]],
])('tells of %s', (problem, last) => {
  expect(checkBoxes('masonry', [...masonry.slice(0, -1), last], 1280)).toEqual([problem]);
});

// A last row is as long as it is.
const rows: Box[] = [
  [0, 0, 500, 200],
  [520, 0, 380, 200],
  [0, 220, 300, 250],
];

it('accepts rows that end at the edge', () => {
  expect(checkBoxes('rows', rows, 900)).toEqual([]);
});

it.each<[string, Box]>([
  ['items not 20 px beside each other, in 900 px', [530, 0, 370, 200]],
  ['rows that do not end at 900 px, in 900 px', [520, 0, 300, 200]],
  ['items of one row that are not equally high, in 900 px', [520, 0, 380, 190]],
])('tells of %s', (problem, second) => {
  expect(checkBoxes('rows', [rows[0] as Box, second, rows[2] as Box], 900)).toEqual([problem]);
});

it('wants squares in the grid', () => {
  const square = (left: number, top: number): Box => [left, top, 305, 305];
  const boxes = [0, 325, 650, 975].map((left) => square(left, 0));
  expect(checkBoxes('grid', [...boxes, square(0, 325)], 1280)).toEqual([]);
  expect(checkBoxes('grid', [...boxes.slice(1), square(0, 325)], 1280)).toHaveLength(1);
});
