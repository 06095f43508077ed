import { expect, it } from 'vitest';
import { parseLink } from './parseLink';

const page = 'https://example.com/shop/';

it.each([
  ['/contact', 'https://example.com/contact'],
  ['sale?x=1#now', 'https://example.com/shop/sale?x=1#now'],
  ['mailto:name@example.com', 'mailto:name@example.com'],
])('gives the full address of %s', (text, href) => {
  expect(parseLink(text, page, ['https:', 'mailto:'])?.href).toBe(href);
});

it.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'http://example.com/',
  'https://',
  'https://[',
])('gives nothing for %j', (text) => {
  expect(parseLink(text, page, ['https:', 'mailto:'])).toBeUndefined();
});
