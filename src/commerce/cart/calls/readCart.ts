import type { Warn } from '#engine/scope';
import { isObject } from '#page/fields/isObject';
import type { Read } from '#page/fields/readFields';
import { readFields } from '#page/fields/readFields';
import { id, list, text } from '#page/fields/reads';
import { type Cart, type CartItem, EMPTY_CART } from '../cart';
import { readMoney } from './readMoney';

const count: Read<number> = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;

const image: Read<string> = (value) => (isObject(value) ? text(value.url) : undefined);

/** Reads the options that a variant has; one that is no text is left out. */
const options: Read<string[]> = (value) =>
  list(value)?.flatMap((option) => (isObject(option) ? (text(option.value) ?? []) : []));

const itemFields = {
  id: { read: id, fallback: '' },
  productName: { read: text, fallback: '' },
  productUrl: { read: text, fallback: undefined },
  image: { read: image, fallback: undefined },
  variantOptions: { read: options, fallback: [] },
  quantity: { read: count, fallback: 0 },
  unitPrice: { read: readMoney, fallback: undefined },
  itemTotal: { read: readMoney, fallback: undefined },
};

const cartFields = {
  cartToken: { read: id, fallback: '' },
  items: { read: list, fallback: [] },
  subtotal: { read: readMoney, fallback: undefined },
};

function readItem(raw: unknown, warn: Warn): CartItem[] {
  const item = readFields(raw, itemFields, (field, message) => warn(`items.${field}`, message));
  // Without an id nobody can change it, and what is not there is no line.
  if (!item.id || !item.quantity) return [];
  const { id, productName, productUrl, image, variantOptions, quantity } = item;
  return [
    {
      id,
      name: productName,
      url: productUrl,
      image,
      options: variantOptions,
      quantity,
      unitPrice: item.unitPrice,
      total: item.itemTotal,
    },
  ];
}

/**
 * Reads the cart that a server has answered. An unknown field passes; a wrong one warns and takes its
 * default. What is no object is the empty cart.
 */
export function readCart(raw: unknown, warn: Warn): Cart {
  if (!isObject(raw)) {
    warn('cart', 'is no object');
    return EMPTY_CART;
  }
  const { cartToken, items, subtotal } = readFields(raw, cartFields, warn);
  const lines = items.flatMap((item) => readItem(item, warn));
  const quantity = lines.reduce((all, line) => all + line.quantity, 0);
  return { token: cartToken, items: lines, quantity, subtotal };
}
