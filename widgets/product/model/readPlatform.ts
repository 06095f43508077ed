import { readCurrency } from '#commerce/readCurrency';
import { readNumberStyle } from '#commerce/readNumberStyle';
import type { BlockScope } from '#engine/scope';
import { readField, readFields } from '#page/fields/readFields';
import { text } from '#page/fields/reads';
import type { ProductItem } from '../item/fetchItem';
import type { ProductModel } from '../product';
import { findPlaces } from './findPlaces';
import { factFields, productKind, toFacts } from './readFacts';
import { readOptions } from './readOptions';
import { namesOf, readValues, readVariants, variantsIn } from './readVariants';

/** What holds a product of the platform's; the last two are of its pages since 2025. */
const AROUND = '.ProductItem,.product-block,.sqs-block,.product-detail,.product-list-item,article';

const parse = (node: HTMLElement | null, name: string, warn: BlockScope['warn']): unknown => {
  try {
    return JSON.parse(node?.getAttribute(name) || '[]');
  } catch (error) {
    warn(name, String(error));
    return [];
  }
};

const readScarcities = (
  around: HTMLElement,
  warn: BlockScope['warn'],
): ProductModel['scarcities'] => {
  const name = 'data-variant-attributes';
  return [...around.querySelectorAll<HTMLElement>(`.product-scarcity[${name}]`)].map((node) => ({
    node,
    values: readValues(parse(node, name, warn)),
  }));
};

/** Reads the form that belongs to an order: `data-form` on the button or around it. */
function readAsked(node: HTMLElement, warn: BlockScope['warn']): unknown {
  const told = node.closest<HTMLElement>('[data-form]');
  return told ? parse(told, 'data-form', warn) : undefined;
}

/** Reads the platform's add button, and what belongs to it by the item's id, or stands around it. */
export function readPlatform(scope: BlockScope): ProductModel | null {
  const { node, warn, runtime } = scope;
  const { isSubscription } = node.dataset;
  const type = { read: productKind, fallback: 'PHYSICAL' as const };
  const around = node.closest<HTMLElement>(AROUND) ?? document.body;
  // Its product block says all of the product in one attribute.
  const told: ProductItem = Object(
    parse(node.closest<HTMLElement>('.product-block[data-product]'), 'data-product', warn),
  );
  const itemId =
    node.dataset.itemId ||
    node.closest('[data-product-id]')?.getAttribute('data-product-id') ||
    text(told.id) ||
    '';
  if (!itemId) {
    warn('data-item-id', 'is missing');
    return null;
  }
  const find = (selector: string) => around.querySelector<HTMLElement>(selector);
  const own = (selector: string) => {
    const ofItem = `${selector}[data-item-id="${CSS.escape(itemId)}"]`;
    // A page may have a product twice, each with its own.
    return find(ofItem) ?? document.querySelector<HTMLElement>(ofItem);
  };
  const places = own('.product-variants') ?? find('.product-variants:not([data-item-id])');
  const currency = readCurrency(node, runtime.context);
  const variants = readVariants(parse(places, 'data-variants', warn), currency, warn);
  const scarcities = readScarcities(around, warn);
  const quantity =
    own('.product-quantity-input') ??
    find('.product-quantity-input-wrapper,.product-quantity-input');
  const model = {
    itemId,
    variants,
    options: places ? readOptions(places, namesOf(variants)) : [],
    button: node,
    form: null,
    quantity: quantity?.querySelector('input') ?? null,
    price: find('.product-price-value') ?? find('.product-price'),
    scarcities,
    stock: scarcities.length ? null : find('.product-scarcity'),
    sku: null,
    image: null,
    ...findPlaces(around),
    type: readField('data-product-type', node.dataset.productType, type, warn),
    facts: { status: undefined, plan: undefined },
    isSubscription: isSubscription === 'true',
    asked: readAsked(node, warn),
    numbers: readNumberStyle(node, runtime),
    isIncomplete: !node.dataset.itemId && !told.id,
  };
  return variants.length ? model : completeProduct(scope, model, told);
}

/** Adds to a product what its page's JSON says of it. */
export function completeProduct(
  scope: BlockScope,
  model: ProductModel,
  item: ProductItem,
): ProductModel {
  const { node, warn, runtime } = scope;
  const variants = readVariants(variantsIn(item), readCurrency(node, runtime.context), warn);
  const around = node.closest<HTMLElement>(AROUND) ?? document.body;
  const kind = { read: productKind, fallback: model.type };
  // Where a visitor may also buy it once, what the server wants for a subscription is not known.
  const isChoice = around.querySelector('.product-subs-otp') !== null;
  return {
    ...model,
    variants,
    options: readOptions(around, namesOf(variants)),
    type: readField('productType', item.productType, kind, warn),
    facts: toFacts(readFields(item, factFields, warn)),
    isSubscription: item.isSubscribable === true && !isChoice,
    asked: model.asked ?? item.additionalFieldsForm ?? undefined,
  };
}
