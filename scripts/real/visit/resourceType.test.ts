import { expect, test } from 'vitest';
import { resourceType } from './resourceType';

const url = new URL('https://example.com/x');

test.each([
  [{ 'sec-fetch-dest': 'iframe' }, 'document'],
  [{ 'sec-fetch-dest': 'style', accept: 'image/png' }, 'stylesheet'],
  [{ 'sec-fetch-dest': 'font' }, 'other'],
  [{ accept: 'text/html,application/xml;q=0.9' }, 'document'],
  [{ accept: 'text/css,*/*;q=0.1' }, 'stylesheet'],
  [{ accept: 'image/webp,*/*' }, 'image'],
  [{ accept: '*/*' }, 'other'],
  [{}, 'other'],
])('a request with %j is for a %s', (headers, type) => {
  expect(resourceType(url, headers)).toBe(type);
});

test('a request that says nothing is for a script by its name', () => {
  const script = new URL('https://example.com/recaptcha/api.js?render=explicit');
  expect(resourceType(script, { accept: '*/*' })).toBe('script');
});
