import type { BlockScope } from '#engine/scope';
import { listenLazily } from '#page/press/listenLazily';
import { productLabel } from '#rules/names/productLabel';
import { renewalText } from '#rules/products/renewalText';
import { fillText } from '#texts/fillText';
import { createAdding } from './adding/createAdding';
import { createAsking } from './adding/createAsking';
import type { LiveRegions } from './adding/createLiveRegions';
import { createFiller } from './createFiller';
import { createOptionMarks } from './markOptions';
import { chooseVariant } from './model/chooseVariant';
import { readAdditional } from './model/readAdditional';
import type { ProductModel } from './product';
import type { ProductTexts } from './productTexts';
import { createVariantView } from './showVariant';
import { createTelling } from './tellVariant';

/** How many are wanted: a whole number, at least one. */
const readQuantity = (field: ProductModel['quantity']): number =>
  Math.max(1, Math.trunc(Number(field?.value)) || 1);

/** Shows the variant that is chosen; returns what a press on the product's button does. */
export function createProduct(
  scope: BlockScope,
  model: ProductModel,
  texts: ProductTexts,
  regions: LiveRegions,
): () => void {
  const { variants, options, form, quantity, facts } = model;
  const mark = createOptionMarks(scope, model, texts.productPage);
  const label = facts.status === undefined ? '' : productLabel(facts.status, texts.products);
  // On the platform the server says whether it can be bought, and sends no page where it is not.
  const isHeldBack = form !== null && label !== '' && label !== texts.products.published;
  const renewal = facts.plan && renewalText(facts.plan, texts.subscriptions);
  const view = createVariantView(scope, model, texts, model.renewal ? undefined : renewal);
  if (label) createFiller(scope, model.status)([label]);
  if (renewal) createFiller(scope, model.renewal)([renewal]);
  const add = createAdding(scope, model, texts, regions);
  const ask = createAsking(scope, model, texts, regions);
  const names = options.map(({ name }) => name);

  const readChosen = () =>
    new Map(
      options.flatMap(({ name, read }) => {
        const value = read();
        return value === undefined ? [] : [[name, value] as const];
      }),
    );
  const readVariant = () => chooseVariant(variants, names, readChosen());

  const show = () => {
    mark(readChosen());
    view(readVariant());
  };

  const press = () => {
    if (isHeldBack) {
      regions.warn(label);
      return;
    }
    const missing = options.find(({ read }) => read() === undefined);
    if (missing) {
      regions.warn(fillText(texts.productPage.choose, { option: missing.name }));
      missing.control.focus();
      return;
    }
    const variant = readVariant();
    if (variants.length && !variant?.stock) {
      regions.warn(texts.cartFailures.soldOut);
      return;
    }
    const wanted = { sku: variant?.sku ?? null, quantity: readQuantity(quantity) };
    if (model.asked === undefined)
      add({ ...wanted, additionalFields: readAdditional(form, [...names, 'quantity']) });
    else
      ask().then((additionalFields) => {
        if (additionalFields !== undefined) add({ ...wanted, additionalFields });
      });
  };

  show();
  const tell = createTelling(scope, model, readVariant);
  const areas = new Set(options.map(({ control }) => control.closest('.product-variants') ?? form));
  for (const area of areas) {
    if (!area) continue;
    listenLazily(scope, area, {
      change({ target }) {
        for (const option of options) option.follow(target);
        show();
        regions.tell('');
        tell();
      },
    });
  }
  return press;
}
