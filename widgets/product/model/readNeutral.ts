import { readCurrency } from '#commerce/readCurrency';
import { readNumberStyle } from '#commerce/readNumberStyle';
import type { BlockScope } from '#engine/scope';
import { type Read, readFields, type Said } from '#page/fields/readFields';
import { id, list } from '#page/fields/reads';
import type { ProductModel } from '../product';
import { findPlaces } from './findPlaces';
import { factFields, type ProductKind, productKind, toFacts } from './readFacts';
import { readOptions } from './readOptions';
import { namesOf, readVariants, variantsIn } from './readVariants';

const SUBMIT = ':is([type=submit],button:not([type]))';

const any: Read<unknown> = (value) => value;

export const fields = {
  itemId: { read: id, fallback: '' },
  productType: { read: productKind, fallback: 'PHYSICAL' as const },
  variants: { read: list, fallback: undefined },
  // Of a product without variants; `readVariants` reads them.
  priceCents: { read: any, fallback: undefined },
  salePriceCents: { read: any, fallback: undefined },
  onSale: { read: any, fallback: undefined },
  ...factFields,
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    product: Omit<Said<typeof fields>, 'productType'> & {
      /** What it is, by its name or its number. */
      productType?: ProductKind | 1 | 2 | 3 | 4 | 5;
    };
  }
}

/** Reads a neutral product: a form that a server takes as well. */
export function readNeutral(scope: BlockScope, form: HTMLFormElement): ProductModel | null {
  const { block, warn, runtime } = scope;
  const read = readFields(block.json ?? {}, fields, warn);
  const { itemId, productType } = read;
  const find = <E extends HTMLElement>(selector: string) => form.querySelector<E>(selector);
  const button = find(`${SUBMIT}:not([formaction])`) ?? find(SUBMIT);
  if (!itemId || !button) {
    warn(itemId ? 'button' : 'itemId', 'is missing; the form posts by itself');
    return null;
  }
  const variants = readVariants(variantsIn(read), readCurrency(form, runtime.context), warn);
  return {
    itemId,
    variants,
    options: readOptions(form, namesOf(variants)),
    button,
    form,
    quantity: find<HTMLInputElement | HTMLSelectElement>(':is(input,select)[name=quantity]'),
    price: find('[data-product-price]'),
    scarcities: [],
    stock: find('[data-product-stock]'),
    sku: find('[data-product-sku]'),
    image: find<HTMLImageElement>('img[data-product-image]'),
    ...findPlaces(form),
    type: productType,
    facts: toFacts(read),
    isSubscription: false,
    asked: undefined,
    numbers: readNumberStyle(form, runtime),
    isIncomplete: false,
  };
}
