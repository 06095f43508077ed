import { expect, it } from 'vitest';
import type { SiteContext } from '#engine/context/siteContext';
import { readPopupSettings } from './settings';

const read = (given: Record<string, unknown>) =>
  readPopupSettings({ read: () => given } as unknown as SiteContext);

/** The longest that a browser waits: it takes more for nothing, and the popup would open at once. */
const LONGEST_MS = 2 ** 31 - 1;

it.each([
  [7000, 7000],
  [-1, 0],
  [1e10, LONGEST_MS],
  [1e308, LONGEST_MS],
  [Number.POSITIVE_INFINITY, 5000],
  [Number.NaN, 5000],
  ['7000', 7000],
  ['soon', 5000],
])('a delay of %s ms is one of %d', (timerDelay, delay) => {
  expect(read({ showOnTimer: true, timerDelay }).delay).toBe(delay);
});

it('takes a figure that is written as a text', () => {
  expect(read({ displayFrequency: '7', version: ' -1 ' })).toMatchObject({
    displayFrequency: 7,
    version: -1,
  });
});

it.each([Number.NaN, Number.NEGATIVE_INFINITY, '9 days', ' ', null, true, [7]])(
  '%j is no figure',
  (figure) => {
    const names = ['style', 'version', 'displayFrequency', 'scrollPercentage'];
    const given = Object.fromEntries(names.map((name) => [name, figure]));
    expect(read({ showOnScroll: true, ...given })).toMatchObject({
      style: 1,
      version: 1,
      displayFrequency: 1,
      percentage: 25,
    });
  },
);
