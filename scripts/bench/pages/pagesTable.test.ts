import { expect, it } from 'vitest';
import { TABLE_HEAD, tableLine } from './pagesTable';

const figures = {
  largest: 1234.4,
  element: 'p',
  picture: undefined,
  blocked: 12.5,
  shift: 0.00123,
  bytes: 45_678,
  presses: { field: 24, menu: 48 },
  early: { menu: 136 },
};

it('has a cell for each column, and presses as early / at rest', () => {
  const line = tableLine({ page: 'a.html', script: 'skerry.js', figures });
  expect(line).toBe(
    '| a.html | skerry.js | 1,234 |  | 13 | 0.0012 | 45.7 | – / 24 |  |  |  | 136 / 48 |',
  );
  const [head = ''] = TABLE_HEAD.split('\n');
  expect(line.split('|')).toHaveLength(head.split('|').length);
});
