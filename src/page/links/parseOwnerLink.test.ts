import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseOwnerLink } from './parseOwnerLink';

const base = 'https://example.com/shop/';

it.each([
  ['/contact', 'https://example.com/contact'],
  ['sale?x=1#now', 'https://example.com/shop/sale?x=1#now'],
  ['https://other.example/', 'https://other.example/'],
  ['mailto:name@example.com', 'mailto:name@example.com'],
  ['tel:+15550100', 'tel:+15550100'],
])('follows %s', (text, href) => {
  expect(parseOwnerLink(text, base)?.href).toBe(href);
});

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'https://',
])('does not follow %j', (text) => {
  expect(parseOwnerLink(text, base)).toBeUndefined();
});

it('gives only addresses that may be followed, whatever it is given', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
      const href = parseOwnerLink(text, base)?.href;
      if (href !== undefined) expect(href).toMatch(/^(https?|mailto|tel):/);
    }),
  );
});
