import type { BlockScope } from '#engine/scope';
import { isObject } from '#page/fields/isObject';
import { findPage } from './findPage';

/** What a page's JSON says of its product. */
export interface ProductItem {
  id?: unknown;
  productType?: unknown;
  isSubscribable?: unknown;
  variants?: unknown;
  priceCents?: unknown;
  workflowState?: unknown;
  subscriptionPlan?: unknown;
  additionalFieldsForm?: unknown;
}

/**
 * Asks the product's page, as JSON (`?format=json`), for its product.
 *
 * @throws HttpError where the call fails, Error where the page is of another product.
 */
export async function fetchItem(
  { node, runtime }: BlockScope,
  itemId: string,
): Promise<ProductItem> {
  const path = findPage(node);
  const http = await runtime.use('http');
  const page = await http.get(path, { api: '', query: { format: 'json' }, retries: 2 });
  const item = isObject(page) ? page.item : undefined;
  if (!isObject(item) || item.id !== itemId)
    throw new Error(`${path}?format=json is not of the product ${itemId}`);
  const { structuredContent } = item;
  // The older pages have all in the item itself.
  return { ...item, ...(isObject(structuredContent) && structuredContent) };
}
