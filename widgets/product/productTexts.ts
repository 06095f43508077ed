import type { Runtime } from '#engine/runtime';
import { cartFailures } from '#texts/commerce/cartFailures';
import { measures } from '#texts/commerce/measures';
import { prices } from '#texts/commerce/prices';
import { productPage } from '#texts/commerce/productPage';
import { products } from '#texts/commerce/products';
import { subscriptions } from '#texts/commerce/subscriptions';
import { siteTexts } from '#texts/siteTexts';

/** Reads the texts once for all products of a page. */
export const readProductTexts = (runtime: Runtime) => ({
  productPage: siteTexts(runtime, 'productPage', productPage),
  cartFailures: siteTexts(runtime, 'cartFailures', cartFailures),
  prices: siteTexts(runtime, 'prices', prices),
  products: siteTexts(runtime, 'products', products),
  subscriptions: siteTexts(runtime, 'subscriptions', subscriptions),
  measures: siteTexts(runtime, 'measures', measures),
});

/** What a product says. */
export type ProductTexts = ReturnType<typeof readProductTexts>;
