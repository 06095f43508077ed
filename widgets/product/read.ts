import { readCurrency } from '#commerce/readCurrency';
import { readLocale } from '#commerce/readLocale';
import type { BlockScope } from '#engine/scope';
import { readFields, type Said } from '#page/fields/readFields';
import { list, text } from '#page/fields/reads';
import { type ProductOption, readOptions } from './model/readOptions';
import { readVariants, type Variant } from './model/readVariants';

/** A product on the page. */
export interface ProductModel {
  itemId: string;
  variants: readonly Variant[];
  options: readonly ProductOption[];
  /** What puts it into the cart. */
  button: HTMLElement;
  /** The neutral block, which posts by itself without the script; null on the platform. */
  form: HTMLFormElement | null;
  quantity: HTMLInputElement | null;
  /** Where price, stock, number and picture of the chosen variant are; null where the page has none. */
  price: HTMLElement | null;
  stock: HTMLElement | null;
  sku: HTMLElement | null;
  image: HTMLImageElement | null;
  /** `PHYSICAL`, `SERVICE`, `DIGITAL`, `GIFT_CARD`, or the platform's number of it. */
  type: string;
  isSubscription: boolean;
  locale: string;
}

const fields = {
  itemId: { read: text, fallback: '' },
  productType: { read: text, fallback: 'PHYSICAL' },
  variants: { read: list, fallback: undefined },
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    product: Said<typeof fields>;
  }
}

const namesOf = (variants: readonly Variant[]): Set<string> =>
  new Set(variants.flatMap(({ values }) => [...values.keys()]));

const parse = (json: string | undefined, warn: BlockScope['warn']): unknown => {
  try {
    return JSON.parse(json || '[]');
  } catch (error) {
    warn('data-variants', String(error));
    return [];
  }
};

/** Reads a neutral product: a form that a server takes as well. */
function readNeutral(scope: BlockScope, form: HTMLFormElement): ProductModel | null {
  const { block, warn, runtime } = scope;
  const { itemId, productType, variants: raw } = readFields(block.json ?? {}, fields, warn);
  const button = form.querySelector<HTMLElement>('[type=submit],button:not([type])');
  if (!itemId || !button) {
    warn(itemId ? 'button' : 'itemId', 'is missing; the form posts by itself');
    return null;
  }
  const find = <E extends HTMLElement>(selector: string) => form.querySelector<E>(selector);
  const variants = readVariants(raw, readCurrency(form, runtime.context), warn);
  return {
    itemId,
    variants,
    options: readOptions(form, namesOf(variants)),
    button,
    form,
    quantity: find<HTMLInputElement>('input[name=quantity]'),
    price: find('[data-product-price]'),
    stock: find('[data-product-stock]'),
    sku: find('[data-product-sku]'),
    image: find<HTMLImageElement>('img[data-product-image]'),
    type: productType,
    isSubscription: false,
    locale: readLocale(form, runtime.context),
  };
}

/** Reads the platform's add button, and what belongs to it by the item's id. */
function readPlatform(scope: BlockScope): ProductModel | null {
  const { node, warn, runtime } = scope;
  const { itemId = '', productType = '1', isSubscription } = node.dataset;
  if (!itemId) {
    warn('data-item-id', 'is missing');
    return null;
  }
  const around =
    node.closest<HTMLElement>('.ProductItem,.product-block,.sqs-block,article') ?? document.body;
  const own = (selector: string) =>
    document.querySelector<HTMLElement>(`${selector}[data-item-id="${CSS.escape(itemId)}"]`);
  const places = own('.product-variants');
  const variants = readVariants(
    parse(places?.dataset.variants, warn),
    readCurrency(node, runtime.context),
    warn,
  );
  return {
    itemId,
    variants,
    options: places ? readOptions(places, namesOf(variants)) : [],
    button: node,
    form: null,
    quantity: own('.product-quantity-input')?.querySelector('input') ?? null,
    price: around.querySelector<HTMLElement>('.product-price'),
    stock: around.querySelector<HTMLElement>('.product-scarcity'),
    sku: null,
    image: null,
    type: productType,
    isSubscription: isSubscription === 'true',
    locale: readLocale(node, runtime.context),
  };
}

/** Reads a product, the platform's or a neutral one. */
export function readProduct(scope: BlockScope): ProductModel | null {
  const { node, warn } = scope;
  if (!node.dataset.block) return readPlatform(scope);
  if (node instanceof HTMLFormElement) return readNeutral(scope, node);
  warn('data-block', 'is on no form');
  return null;
}
