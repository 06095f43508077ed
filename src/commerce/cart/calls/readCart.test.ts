import { expect, it, vi } from 'vitest';
import { readCart } from './readCart';

const usd = (decimalValue: string) => ({
  currencyCode: 'USD',
  value: 0,
  decimalValue,
  fractionalDigits: 2,
});

const line = {
  id: 'i1',
  productName: 'Oilskin',
  productUrl: '/shop/oilskin',
  quantity: 2,
  unitPrice: usd('80.00'),
  itemTotal: usd('160.00'),
  variantOptions: [{ value: 'Large' }, { value: 'Blue' }],
  image: { url: '/oilskin.png' },
  unknown: true,
};

it('reads a cart', () => {
  const warn = vi.fn();
  expect(readCart({ cartToken: 't', items: [line], subtotal: usd('160.00') }, warn)).toEqual({
    token: 't',
    quantity: 2,
    subtotal: { currencyCode: 'USD', amount: '160.00' },
    items: [
      {
        id: 'i1',
        name: 'Oilskin',
        url: '/shop/oilskin',
        image: '/oilskin.png',
        options: ['Large', 'Blue'],
        quantity: 2,
        unitPrice: { currencyCode: 'USD', amount: '80.00' },
        total: { currencyCode: 'USD', amount: '160.00' },
      },
    ],
  });
  expect(warn).not.toHaveBeenCalled();
});

it('takes numbers of a database for ids', () => {
  const warn = vi.fn();
  const cart = readCart({ cartToken: 12, items: [{ ...line, id: 7 }] }, warn);
  expect([cart.token, cart.items[0]?.id]).toEqual(['12', '7']);
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['items.quantity', { ...line, quantity: -1 }],
  ['items.unitPrice', { ...line, unitPrice: { currencyCode: 'BHD', decimalValue: '1' } }],
  ['items.productName', { ...line, productName: 7 }],
  ['items.image', { ...line, image: 'x' }],
])('warns of %s, and takes its default', (field, item) => {
  const warn = vi.fn();
  readCart({ cartToken: 't', items: [item] }, warn);
  expect(warn).toHaveBeenCalledExactlyOnceWith(field, expect.any(String));
});

it.each([undefined, null, 'cart', 7])('takes %j for an empty cart', (raw) => {
  const warn = vi.fn();
  expect(readCart(raw, warn).items).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});
