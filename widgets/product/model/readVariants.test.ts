import { expect, it, vi } from 'vitest';
import { readVariants } from './readVariants';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

it('reads the platform’s variants', () => {
  const warn = vi.fn();
  const [variant] = readVariants(
    [
      {
        sku: 'SQ1',
        attributes: { Size: 'Large' },
        priceMoney: { currency: 'EUR', value: '25.00' },
        salePriceMoney: { currency: 'EUR', value: '20.00' },
        price: 2500,
        onSale: true,
        unlimited: false,
        qtyInStock: 3,
        optionValues: [{ optionName: 'Size', value: 'Large' }],
        unknown: true,
      },
    ],
    'USD',
    warn,
  );
  expect(variant).toEqual({
    sku: 'SQ1',
    values: new Map([['Size', 'Large']]),
    price: { amount: '20.00', currencyCode: 'EUR' },
    original: { amount: '25.00', currencyCode: 'EUR' },
    stock: 3,
    image: undefined,
  });
  expect(warn).not.toHaveBeenCalled();
});

it('reads cents in the currency of the page, and what does not run out', () => {
  const [variant] = readVariants([{ price: 1450 }], 'USD', vi.fn());
  expect(variant).toMatchObject({ sku: null, price: usd('14.50'), original: undefined });
  expect(variant?.stock).toBe(Number.POSITIVE_INFINITY);
  expect(readVariants([{ price: 1450 }], 'JPY', vi.fn())[0]?.price?.amount).toBe('1450');
});

it.each([
  ['variants.price', { price: 'much' }],
  ['variants.qtyInStock', { qtyInStock: -1 }],
  ['variants.onSale', { onSale: 'perhaps' }],
  ['variants.attributes', { attributes: ['Large'] }],
])('warns of a wrong %s', (field, raw) => {
  const warn = vi.fn();
  readVariants([raw], 'USD', warn);
  expect(warn).toHaveBeenCalledExactlyOnceWith(field, expect.any(String));
});

it('a price in no currency of the platform’s is refused', () => {
  const warn = vi.fn();
  expect(readVariants([{ price: 100 }], 'BHD', warn)[0]?.price).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});

it.each([null, 'many', {}])('takes %j for none', (raw) => {
  expect(readVariants(raw, 'USD', vi.fn())).toEqual([]);
});
