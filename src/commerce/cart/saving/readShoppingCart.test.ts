import { expect, it, vi } from 'vitest';
import { readShoppingCart } from './readShoppingCart';

const EMPTY = {
  id: '',
  websiteId: '',
  orderId: '',
  created: undefined,
  isPurchased: false,
  entries: [],
  shippingOptions: [],
  applicableTaxRules: [],
  coupons: [],
  validCoupons: [],
  invalidCoupons: [],
  selectedShippingOption: undefined,
  shippingLocation: undefined,
  subtotalCents: 0,
  taxCents: 0,
  shippingCostCents: 0,
  discountCents: 0,
  grandTotalCents: 0,
  totalQuantity: 0,
  subtotalAmount: { amount: '0.00', currencyCode: 'USD' },
  hasDigital: false,
  purelyDigital: false,
  requiresShipping: false,
};

it('gives each missing field its default', () => {
  const warn = vi.fn();
  expect(readShoppingCart({}, warn)).toEqual(EMPTY);
  expect(warn).not.toHaveBeenCalled();
});

it('lets an unknown field pass, and warns of a wrong one', () => {
  const warn = vi.fn();
  const raw = { gift: 'wrapped', taxCents: '12', hasDigital: true, subtotalAmount: { amount: 1 } };
  expect(readShoppingCart(raw, warn)).toEqual({ ...EMPTY, gift: 'wrapped', hasDigital: true });
  expect(warn.mock.calls.map(([field]) => field)).toEqual(['taxCents', 'subtotalAmount']);
});

it('reads no prototype out of an answer', () => {
  const cart = readShoppingCart(JSON.parse('{"__proto__": {"hasDigital": true}}'), vi.fn());
  expect(cart.hasDigital).toBe(false);
  expect(Object.getPrototypeOf(cart)).toBe(Object.prototype);
});
