import type { BlockScope } from '#engine/scope';
import { readNeutral } from './model/readNeutral';
import { readPlatform } from './model/readPlatform';
import type { ProductModel } from './product';

/** Reads a product, the platform's or a neutral one. */
export function readProduct(scope: BlockScope): ProductModel | null {
  const { node, warn } = scope;
  if (!node.dataset.block) return readPlatform(scope);
  if (node instanceof HTMLFormElement) return readNeutral(scope, node);
  warn('data-block', 'is on no form');
  return null;
}
