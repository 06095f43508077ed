import { expect, it } from 'vitest';
import { mediansOf, type PageFigures, pressMedians } from './figures';

const visit = (parts: Partial<PageFigures>): PageFigures => ({
  largest: 1000,
  element: 'p',
  picture: undefined,
  blocked: 0,
  shift: 0,
  bytes: 0,
  presses: {},
  ...parts,
});

it('takes the median of each figure by itself', () => {
  const medians = mediansOf([
    visit({ largest: 1, blocked: 30, element: 'a' }),
    visit({ largest: 9, blocked: 10, element: 'c', picture: 4 }),
    visit({ largest: 5, blocked: 20, element: 'b', picture: 2 }),
  ]);
  expect(medians).toMatchObject({ largest: 5, blocked: 20, element: 'b', picture: 3 });
});

it('tells of no picture where no visit saw one', () => {
  expect(mediansOf([visit({}), visit({})]).picture).toBeUndefined();
});

it('takes the median of a press over the visits that made it', () => {
  expect(pressMedians([{ menu: 16 }, { menu: 48, field: 24 }, { menu: 32 }])).toEqual({
    menu: 32,
    field: 24,
  });
});
