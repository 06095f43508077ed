import { expect, it } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { type CartCost, createMoneyTexts } from './createMoneyTexts';

function subtotal(cart: CartCost, currency = 'GBP') {
  const node = document.createElement('p');
  node.lang = 'en-GB';
  node.dataset.currency = currency;
  return createMoneyTexts(createTestRuntime()).subtotal(cart, node);
}

it.each([
  [{ totalQuantity: 3, subtotalAmount: { amount: '1200', currencyCode: 'EUR' } }, '€1,200.00'],
  [{ totalQuantity: 3, subtotalCents: 1250 }, '£12.50'],
  [{ totalQuantity: 3, subtotalAmount: { amount: 'x' }, subtotalCents: 5 }, '£0.05'],
  [{ totalQuantity: 0 }, '£0.00'],
  [{ totalQuantity: 3 }, undefined],
  [{ totalQuantity: 3, subtotalCents: 1.5 }, undefined],
  [{ totalQuantity: 3, subtotalCents: '12' }, undefined],
])('tells of %j %s', (cart, text) => {
  expect(subtotal(cart)).toBe(text);
});

it('tells nothing in a currency that is unknown', () => {
  expect(subtotal({ totalQuantity: 1, subtotalCents: 100 }, 'BHD')).toBeUndefined();
});

it.each([
  ['', 'en-US'],
  ['de', 'de'],
  ['no such tag', 'en-US'],
])('writes in the language %j as in %s', (lang, locale) => {
  const node = document.createElement('p');
  node.lang = lang;
  const money = { amount: '1234.5', currencyCode: 'EUR' };
  const plain = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  expect(createMoneyTexts(createTestRuntime()).write(money, node)).toBe(plain.format(1234.5));
});
