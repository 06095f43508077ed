import { warnNotLoaded } from '#commerce/warnNotLoaded';
import type { BlockScope } from '#engine/scope';
import type { ProductModel } from '../product';
import type { ProductTexts } from '../productTexts';
import type { LiveRegions } from './createLiveRegions';

/**
 * Makes what asks for the fields that the owner has given a product, in a dialog. Gives them as JSON; undefined where
 * the visitor closes it, while it is open already, and, said beside the button, where it can't be had: without
 * them the owner could not carry out the order.
 */
export function createAsking(
  scope: BlockScope,
  { asked, button }: ProductModel,
  texts: ProductTexts,
  regions: LiveRegions,
): () => Promise<string | undefined> {
  let isOpen = false;
  return async () => {
    if (isOpen) return undefined;
    isOpen = true;
    try {
      const formwork = await scope.runtime.use('formwork');
      return await formwork.ask(scope, {
        form: asked,
        title: texts.productPage.details,
        buttonText: button.textContent?.trim() ?? '',
        opener: button,
      });
    } catch (error) {
      if (scope.isEnded) return undefined;
      regions.warn(texts.cartFailures.notLoaded);
      warnNotLoaded();
      scope.report(error);
      return undefined;
    } finally {
      isOpen = false;
    }
  };
}
