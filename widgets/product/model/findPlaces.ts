import type { ProductModel } from '../product';

/** Finds where a page says what a product weighs, how large it is, whether it is to be had and renews. */
export function findPlaces(
  around: ParentNode,
): Pick<ProductModel, 'weight' | 'size' | 'status' | 'renewal'> {
  const find = (name: string) => around.querySelector<HTMLElement>(`[data-product-${name}]`);
  return {
    weight: find('weight'),
    size: find('size'),
    status: find('status'),
    renewal: find('renewal'),
  };
}
