import type { Warn } from '#engine/scope';
import { type Read, readFields } from '#page/fields/readFields';
import { flag, list, text } from '#page/fields/reads';
import { DEFAULT_CURRENCY } from '#rules/money/defaultCurrency';
import { readMoney } from '../calls/readMoney';

const number: Read<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const object: Read<object> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;

const string = { read: text, fallback: '' };
const count = { read: number, fallback: 0 };
const answer = { read: flag, fallback: false };
const array = { read: list, fallback: [] };
const maybe = { read: object, fallback: undefined };

const fields = {
  id: string,
  websiteId: string,
  orderId: string,
  created: { read: number, fallback: undefined },
  isPurchased: answer,
  entries: array,
  shippingOptions: array,
  applicableTaxRules: array,
  coupons: array,
  validCoupons: array,
  invalidCoupons: array,
  selectedShippingOption: maybe,
  shippingLocation: maybe,
  subtotalCents: count,
  taxCents: count,
  shippingCostCents: count,
  discountCents: count,
  grandTotalCents: count,
  totalQuantity: count,
  subtotalAmount: {
    read: readMoney,
    fallback: { amount: '0.00', currencyCode: DEFAULT_CURRENCY },
  },
  hasDigital: answer,
  purelyDigital: answer,
  requiresShipping: answer,
};

/** The cart with all that a server knows of it: taxes, shipping, coupons. Unknown fields pass. */
export type ShoppingCart = ReturnType<typeof readFields<typeof fields>> & {
  [field: string]: unknown;
};

/**
 * Reads the older calls' cart. What is missing takes its default (no text, 0, false, nothing, zero US
 * dollars); what is wrong too, after a warning.
 */
export const readShoppingCart = (raw: unknown, warn: Warn): ShoppingCart => ({
  ...Object(raw),
  ...readFields(raw, fields, warn),
});
