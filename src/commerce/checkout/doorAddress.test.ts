import fc from 'fast-check';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { doorAddress } from './doorAddress';

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('gives the platform’s addresses', () => {
  expect(doorAddress('/checkout/donate', { donatePageId: '5b6a44c588251b72932df5a0' })).toBe(
    '/checkout/donate?donatePageId=5b6a44c588251b72932df5a0',
  );
  expect(doorAddress('/checkout/subscribe', { cartToken: 'aB-_9+/=' })).toBe(
    '/checkout/subscribe?cartToken=aB-_9%2B%2F%3D',
  );
  const gift = { websiteId: 'harbour', giftCardProductId: 'gift', sku: 'SQ 12&b=1' };
  expect(doorAddress('/checkout/giftcard', gift)).toBe(
    '/checkout/giftcard?websiteId=harbour&giftCardProductId=gift&sku=SQ+12%26b%3D1',
  );
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['donatePageId', ''],
  ['donatePageId', 'a b'],
  ['donatePageId', '"><script>'],
  ['donatePageId', 'https://evil.example'],
  ['donatePageId', 'a'.repeat(65)],
  ['donatePageId', '../evil'],
  ['cartToken', 'a'.repeat(257)],
  ['cartToken', 'a&b=1'],
  ['donatePageId', undefined],
  ['donatePageId', 7],
  ['sku', 'a\nb'],
  ['sku', '\ud800'],
  ['sku', 'a'.repeat(61)],
])('refuses the %s %j, and names it', (name, value) => {
  expect(doorAddress('/checkout/donate', { [name]: value as string })).toBeUndefined();
  expect(warn.mock.calls.flat().join()).toContain(`Skerry: checkout: ${name}:`);
});

it(
  'never leaves the path of the door, and keeps each value whole',
  () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 70 }), fc.string(), (sku, id) => {
        const address = doorAddress('/checkout/giftcard', { giftCardProductId: id, sku });
        if (address === undefined) return;
        const url = new URL(address, 'https://example.com/shop');
        expect([url.origin, url.pathname, url.hash]).toEqual([
          'https://example.com',
          '/checkout/giftcard',
          '',
        ]);
        expect([...url.searchParams]).toEqual([
          ['giftCardProductId', id],
          ['sku', sku],
        ]);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
