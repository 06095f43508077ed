import { expect, it } from 'vitest';
import { createStrings } from '#texts/createStrings';
import { checkDataset } from './checkDataset';

const limits = { maxRows: 3, maxColumns: 2 };

it.each([
  [[], 'Your dataset must have at least one row'],
  [[[], []], 'Your dataset must have at least one column'],
  [[['', ' '], []], 'Enter some data!'],
])('refuses %j: %s', (table, message) => {
  expect(checkDataset(table, limits)).toEqual({ rows: [], messages: [message] });
});

it('takes a full table as it is', () => {
  const table = [
    ['a', '1'],
    ['b', '2'],
  ];
  expect(checkDataset(table, limits)).toEqual({ rows: table, messages: [] });
});

it('fills short rows up, and says so', () => {
  expect(checkDataset([['a', '1'], ['b']], limits)).toEqual({
    rows: [
      ['a', '1'],
      ['b', ''],
    ],
    messages: ['One or more rows was missing data'],
  });
});

it.each([
  [[['a', '1', 'x']], [['a', '1']]],
  [
    [['a'], ['b'], ['c'], ['d']],
    [['a'], ['b'], ['c']],
  ],
])('cuts %j to its limits, and says so', (table, rows) => {
  expect(checkDataset(table, limits)).toEqual({
    rows,
    messages: ['Dataset truncated to 3 rows or 2 columns'],
  });
});

it('says it in another language', () => {
  const { dataset } = createStrings({ dataset: { empty: 'Bitte Daten eingeben!' } });
  expect(checkDataset([['']], limits, dataset).messages).toEqual(['Bitte Daten eingeben!']);
});
