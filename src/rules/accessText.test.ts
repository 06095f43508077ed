import { expect, it } from 'vitest';
import { accessText, pageAccess } from './accessText';

it.each([
  [103, 'lock', 'This page is locked'],
  [105, 'password', 'This page is locked'],
  [106, 'member-area', 'This page available only site members'],
  [2, 'open', undefined],
  [999, 'open', undefined],
] as const)('a page of type %s is %s', (pageType, access, text) => {
  expect(pageAccess(pageType)).toBe(access);
  expect(accessText(access)).toBe(text);
});
