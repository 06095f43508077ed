import { expect, it, vi } from 'vitest';
import { readVariants, variantsIn } from './readVariants';

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
    weight: undefined,
    size: undefined,
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

it('reads a product without variants, which has its price in cents itself', () => {
  const item = { priceCents: 950, salePriceCents: 700, onSale: true };
  const [variant] = readVariants(variantsIn(item), 'USD', vi.fn());
  expect(variant).toMatchObject({ price: usd('7.00'), original: usd('9.50') });
  expect(variantsIn({ variants: [], priceCents: 1 })).toEqual([]);
  expect(variantsIn({})).toBeUndefined();
});

it('reads weights and sizes, those of the platform too', () => {
  const warn = vi.fn();
  const [plain, platform, none] = readVariants(
    [
      { weight: 1.25, size: { length: 60, width: 30, height: 5 } },
      {
        shippingWeight: { value: 2, unit: 'POUND' },
        shippingSize: { unit: 'INCH', len: 10, width: 4, height: 1 },
      },
      { shippingWeight: { value: 0 }, shippingSize: { len: 0, width: 0, height: 0 } },
    ],
    'USD',
    warn,
  );
  expect(plain).toMatchObject({ weight: 1.25, size: [60, 30, 5] });
  expect(platform).toMatchObject({ weight: 2, size: [10, 4, 1] });
  expect(none).toMatchObject({ weight: 0, size: [0, 0, 0] });
  expect(warn).not.toHaveBeenCalled();
});

it('warns of a size that misses a side, and knows what is sold out', () => {
  const warn = vi.fn();
  const [variant] = readVariants([{ size: { length: 1 }, soldOut: true }], 'USD', warn);
  expect(variant).toMatchObject({ size: undefined, stock: 0 });
  expect(warn).toHaveBeenCalledExactlyOnceWith('variants.size', expect.any(String));
});
