import { expect, it } from 'vitest';
import { regionOf } from './regionOf';

it.each([
  ['de-CH', 'CH'],
  ['zh-Hant-TW', 'TW'],
  ['en', undefined],
  ['', undefined],
  ['en_US', undefined],
])('reads of the language "%s" the region %s', (language, region) => {
  expect(regionOf(language)).toBe(region);
});
