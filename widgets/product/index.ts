import { emit } from '#engine/events';
import type { WidgetModule } from '#engine/initializer';
import type { Runtime } from '#engine/runtime';
import { cartFailures } from '#texts/commerce/cartFailures';
import { prices } from '#texts/commerce/prices';
import { productPage } from '#texts/commerce/productPage';
import { fillText } from '#texts/fillText';
import { siteTexts } from '#texts/siteTexts';
import { createAdding } from './createAdding';
import { createSaid } from './createSaid';
import { createOptionMarks } from './markOptions';
import { chooseVariant } from './model/chooseVariant';
import { readAdditional } from './model/readAdditional';
import { readProduct } from './read';
import { createVariantView } from './showVariant';
import { tellPixel } from './tellPixel';
import type {} from './variantEvent';

/** Reads the texts once for all products of a page. */
const readTexts = (runtime: Runtime) => ({
  productPage: siteTexts(runtime, 'productPage', productPage),
  cartFailures: siteTexts(runtime, 'cartFailures', cartFailures),
  prices: siteTexts(runtime, 'prices', prices),
});

/** How many are wanted: a whole number, at least one. */
const readQuantity = (input: HTMLInputElement | null): number =>
  Math.max(1, Math.trunc(Number(input?.value)) || 1);

/** Lets a visitor choose a variant, see what it costs, and put it into the cart. */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node } = scope;
  const model = readProduct(scope);
  if (!model) return false;
  const { itemId, variants, options, button, form, quantity } = model;
  const texts = scope.runtime.part(readTexts);
  const said = createSaid(scope, button);
  const mark = createOptionMarks(scope, model, texts.productPage);
  const view = createVariantView(scope, model, texts);
  const add = createAdding(scope, model, texts, said);
  const names = options.map(({ name }) => name);

  const readChosen = () =>
    new Map(
      options.flatMap(({ name, read }) => {
        const value = read();
        return value === undefined ? [] : [[name, value] as const];
      }),
    );
  const readVariant = () => chooseVariant(variants, names, readChosen());

  const show = (isChange: boolean) => {
    const variant = readVariant();
    mark(readChosen());
    view(variant);
    if (!isChange) return;
    said.tell('');
    const sku = variant?.sku;
    emit(node, 'variantchange', {
      node,
      variant: variant && sku ? { itemId, sku, isSoldOut: variant.stock === 0 } : null,
    });
  };

  const press = () => {
    const missing = options.find(({ read }) => read() === undefined);
    if (missing) {
      said.warn(fillText(texts.productPage.choose, { option: missing.name }));
      missing.control.focus();
      return;
    }
    const variant = readVariant();
    if (variants.length && !variant?.stock) {
      said.warn(texts.cartFailures.soldOut);
      return;
    }
    add({
      sku: variant?.sku ?? null,
      quantity: readQuantity(quantity),
      additionalFields: readAdditional(form, [...names, 'quantity']),
    });
  };

  show(false);
  // Elsewhere there is nobody to tell, and no code to load for it.
  if (!form || 'fbq' in window) tellPixel(scope, 'viewProduct', { id: itemId });
  const areas = new Set(options.map(({ control }) => control.closest('.product-variants') ?? form));
  for (const area of areas) if (area) scope.listen(area, { change: () => show(true) });
  if (form) {
    scope.listen(form, {
      submit(event) {
        event.preventDefault();
        press();
      },
    });
    return { add: press };
  }
  scope.listen(button, {
    click(event) {
      event.preventDefault();
      press();
    },
    keydown(event) {
      if (button instanceof HTMLButtonElement || !['Enter', ' '].includes(event.key)) return;
      event.preventDefault();
      press();
    },
  });
  return { add: press };
};
