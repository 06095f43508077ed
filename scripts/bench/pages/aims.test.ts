import { expect, it } from 'vitest';
import { judgePage } from './aims';
import type { PageFigures } from './figures';

const without: PageFigures = {
  largest: 1000,
  element: 'p',
  picture: undefined,
  blocked: 100,
  shift: 0,
  bytes: 1000,
  presses: {},
};

const worst = (parts: Partial<PageFigures>) => judgePage({ ...without, ...parts }, without)[0];

it.each<[string, Partial<PageFigures>, string]>([
  ['a late paint', { largest: 1040 }, 'LCP 1,040 ms, +4.0 % (aim +2 %)'],
  ['a blocked page', { blocked: 160 }, 'blocking time 60 ms more (aim 30)'],
  ['a shift', { shift: 0.02 }, 'layout shift 0.0200 more (aim 0.01)'],
  ['a slow press', { presses: { menu: 200 } }, 'press on menu: painted after 200 ms (aim 100)'],
  [
    'a slow early press',
    { early: { field: 200 } },
    'early press on field: painted after 200 ms (aim 100)',
  ],
])('names %s as the worst, at twice its aim', (_, parts, text) => {
  expect(worst(parts)?.text).toBe(text);
  expect(worst(parts)?.ofAim).toBeCloseTo(2);
});

it('is content with what is exactly the aim, and with what is better than without', () => {
  expect(worst({ largest: 1020, blocked: 130 })?.ofAim).toBeCloseTo(1);
  expect(worst({ largest: 900 })?.ofAim).toBe(0);
});

it('judges no paint where nothing is seen without Skerry', () => {
  const [first] = judgePage(without, { ...without, largest: 0 });
  expect(first?.text).not.toContain('LCP');
});

it('judges every figure', () => {
  const presses = { menu: 16, field: 16 };
  expect(judgePage({ ...without, presses, early: presses }, without)).toHaveLength(7);
});
