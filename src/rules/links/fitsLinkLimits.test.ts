import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { fitsLinkLimits } from './fitsLinkLimits';

/** A link of a length, its end repeated. */
const long = (start: string, length: number) => start.padEnd(length, '1');

it.each([
  ['#', 100],
  ['/', 150],
  ['/s/', 150],
  ['tel:+', 50],
  ['SMS:', 1000],
  ['mailto:a@b.', 1000],
  ['javascript:', 250],
  ['ftp://', 100],
])('%s… stays under %i characters', (start, limit) => {
  expect(fitsLinkLimits(long(start, limit - 1))).toBe(true);
  expect(fitsLinkLimits(` ${long(start, limit - 1)}\n`)).toBe(true);
  expect(fitsLinkLimits(long(start, limit))).toBe(false);
});

it.each(['https://example.com/', 'page', 'custom:', '//host/'])('%s… has no limit', (start) => {
  expect(fitsLinkLimits(long(start, 5000))).toBe(true);
});

it.each([
  ['tel:1234', true],
  ['tel:+1-555-0100', true],
  ['tel:123', false],
  ['tel:+1-2-3', false],
  ['tel:1 555 0100', false],
  ['tel:1555CALL', false],
  ['mailto:name@example.com', true],
  ['mailto:name@mail.example.com?subject=a@b', true],
  ['mailto:name@example', false],
  ['mailto:name@example.', false],
  ['mailto:name@.com', false],
  ['mailto:name', false],
  ['mailto:@example.com', false],
  ['mailto:a@b@example.com', false],
  ['mailto:a@example.com,b@example.com', false],
  ['mailto:?subject=a@example.com', false],
])('%s: %j', (link, fits) => {
  expect(fitsLinkLimits(link)).toBe(fits);
});

it(
  'never refuses a link for being shorter',
  () => {
    const start = fc.constantFrom(
      '#',
      '/',
      '/s/',
      'sms:',
      'javascript:',
      'ftp://',
      'https://h/',
      '',
    );
    const word = fc.string({ unit: fc.constantFrom(...'abc123'), maxLength: 1200 });
    fc.assert(
      fc.property(start, word, fc.nat(1200), (prefix, text, length) => {
        if (fitsLinkLimits(prefix + text)) {
          expect(fitsLinkLimits(prefix + text.slice(0, length))).toBe(true);
        }
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
