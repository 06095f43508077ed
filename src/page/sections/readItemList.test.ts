import { expect, it } from 'vitest';
import { readItemList } from './readItemList';

function read(windowWidth: number, data: Record<string, string> = {}) {
  const node = document.createElement('div');
  Object.assign(node.dataset, data);
  return readItemList(node, windowWidth);
}

it.each([
  [390, 1],
  [576, 2],
  [992, 3],
  [1100, 4],
  [1200, 6],
  [2000, 6],
])('in a window of %d px there is room for %d items', (width, columns) => {
  expect(read(width, { maxColumns: '6' }).columns).toBe(columns);
});

it.each([
  ['2', 2],
  ['0', 1],
  ['-3', 1],
  ['many', 1],
  ['1e9', 6],
])('shows no more than %s asks for', (maxColumns, columns) => {
  expect(read(1280, { maxColumns }).columns).toBe(columns);
});

it.each([
  [{ spaceBetweenSlidesValue: '60', spaceBetweenSlidesUnit: 'px' }, '60px'],
  [{ spaceBetweenSlidesValue: '5', spaceBetweenSlidesUnit: '%' }, '5%'],
  [{ spaceBetweenSlidesValue: '5', spaceBetweenSlidesUnit: ';x' }, '5px'],
  [{ spaceBetweenSlidesValue: 'wide' }, '20px'],
  [{ spaceBetweenSlidesValue: '-5' }, '20px'],
  [{}, '20px'],
])('%o is a gap of %s', (data, gap) => {
  expect(read(1280, data).gap).toBe(gap);
  expect(read(390, data).gap).toBe('20px');
});
