import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { readVariant } from './readVariant';

it('reads a variant', () => {
  expect(readVariant({ variant: { itemId: 'oilskin', sku: 'OIL-S', isSoldOut: true } })).toEqual({
    itemId: 'oilskin',
    sku: 'OIL-S',
    isSoldOut: true,
  });
});

it.each([
  undefined,
  null,
  {},
  { variant: null },
  { variant: {} },
  { variant: { sku: '' } },
  { variant: { sku: 7 } },
])('takes %j for none', (detail) => {
  expect(readVariant(detail)).toBeUndefined();
});

it(
  'takes whatever a page tells',
  () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (variant, others) => {
        const read = readVariant({ ...Object(others), variant });
        if (!read) return;
        expect([typeof read.itemId, typeof read.sku, typeof read.isSoldOut]).toEqual([
          'string',
          'string',
          'boolean',
        ]);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
