import { readMoney } from '#commerce/cart/calls/readMoney';
import type { Warn } from '#engine/scope';
import { type Read, readFields } from '#page/fields/readFields';
import { list, text, yesNo } from '#page/fields/reads';
import { fromMinorUnits, type Money } from '#rules/money/money';

/** What can be bought: a product without options, or one of its variants. */
export interface Variant {
  /** Null of a product without variants. */
  sku: string | null;
  /** The value of each option, by its name. */
  values: ReadonlyMap<string, string>;
  /** Undefined where the server does not say. */
  price: Money | undefined;
  /** What it cost before a sale; undefined where there is none. */
  original: Money | undefined;
  /** What of it is left; Infinity where it does not run out. */
  stock: number;
  /** The address of its picture; undefined where it has none of its own. */
  image: string | undefined;
  /** In the store's unit; undefined where the server does not say, 0 where nobody has entered it. */
  weight: number | undefined;
  /** Length, width and height, as the weight. */
  size: readonly [number, number, number] | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const object: Read<Fields> = (value) => (isObject(value) ? value : undefined);

const count: Read<number> = (value) =>
  Number.isSafeInteger(Number(value)) && Number(value) >= 0 ? Number(value) : undefined;

/** Whole cents, or money: `{currencyCode, amount}`, and the platform's `{currency, value}`. */
const price =
  (currency: string): Read<Money> =>
  (value) => {
    if (isObject(value)) {
      const { currency: currencyCode, value: decimal } = value;
      const amount = typeof decimal === 'number' ? String(decimal) : decimal;
      return readMoney(value) ?? readMoney({ currencyCode, amount });
    }
    try {
      return Number.isSafeInteger(value) ? fromMinorUnits(Number(value), currency) : undefined;
    } catch {
      return undefined;
    }
  };

const measure: Read<number> = (value) =>
  typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : undefined;

/** A weight: a number, or the platform's `{value, unit}`. */
const weight: Read<number> = (value) => measure(isObject(value) ? value.value : value);

/** A size: `{length, width, height}`; the platform says `len`. */
const size: Read<readonly [number, number, number]> = (value) => {
  const { len, length = len, width, height } = isObject(value) ? value : {};
  const [l, w, h] = [length, width, height].map(measure);
  return l === undefined || w === undefined || h === undefined ? undefined : [l, w, h];
};

/**
 * Returns what a product's JSON says of its variants: the list of these, or the product itself, which has
 * `priceCents` where it has none.
 */
export const variantsIn = <Item extends { variants?: unknown; priceCents?: unknown }>(
  item: Item,
): unknown => item.variants ?? (item.priceCents === undefined ? undefined : [item]);

/** Reads the values of options: `{Size: 'Large'}`, or `[{optionName: 'Size', value: 'Large'}]`. */
export function readValues(raw: unknown): ReadonlyMap<string, string> {
  const pairs = Array.isArray(raw)
    ? raw.filter(isObject).map(({ optionName, value }) => [optionName, value])
    : Object.entries(Object(raw));
  return new Map(pairs.map(([name, value]) => [String(name), String(value)]));
}

/** Returns the names of the options, in the order in which the variants have them. */
export const namesOf = (variants: readonly Variant[]): Set<string> =>
  new Set(variants.flatMap(({ values }) => [...values.keys()]));

/**
 * Reads a product's variants. A wrong field takes its default, after a warning: no price, in stock.
 *
 * @param currency Of prices that are numbers.
 */
export function readVariants(raw: unknown, currency: string, warn: Warn): Variant[] {
  const money = { read: price(currency), fallback: undefined };
  const fields = {
    sku: { read: text, fallback: null },
    attributes: { read: object, fallback: undefined },
    optionValues: { read: list, fallback: [] },
    price: money,
    priceMoney: money,
    salePrice: money,
    salePriceMoney: money,
    priceCents: money,
    salePriceCents: money,
    onSale: { read: yesNo, fallback: false },
    unlimited: { read: yesNo, fallback: undefined },
    qtyInStock: { read: count, fallback: undefined },
    image: { read: text, fallback: undefined },
    weight: { read: weight, fallback: undefined },
    shippingWeight: { read: weight, fallback: undefined },
    size: { read: size, fallback: undefined },
    shippingSize: { read: size, fallback: undefined },
    soldOut: { read: yesNo, fallback: false },
  };
  if (raw !== undefined && !Array.isArray(raw)) warn('variants', 'is no list');
  return (list(raw) ?? []).map((one) => {
    const read = readFields(one, fields, (field, message) => warn(`variants.${field}`, message));
    const full = read.priceMoney ?? read.price ?? read.priceCents;
    const sale = read.onSale
      ? (read.salePriceMoney ?? read.salePrice ?? read.salePriceCents)
      : undefined;
    const isLimited = !read.unlimited && read.qtyInStock !== undefined;
    return {
      sku: read.sku,
      values: readValues(read.attributes ?? read.optionValues),
      price: sale ?? full,
      original: sale && full,
      stock: read.soldOut ? 0 : isLimited ? (read.qtyInStock ?? 0) : Number.POSITIVE_INFINITY,
      image: read.image,
      weight: read.weight ?? read.shippingWeight,
      size: read.size ?? read.shippingSize,
    };
  });
}
