import type { WidgetModule } from '#engine/initializer';
import type { BlockScope } from '#engine/scope';
import { keepOnePress } from '#page/press/keys/keepOnePress';
import { pressByKeys } from '#page/press/keys/pressByKeys';
import { listenLazily } from '#page/press/listenLazily';
import { tellPixels } from '#services/analytics/tellPixels';
import { createLiveRegions } from './adding/createLiveRegions';
import type { ProductHandle } from './adding/productHandle';
import { createProduct } from './createProduct';
import { fetchItem } from './item/fetchItem';
import { completeProduct } from './model/readPlatform';
import type { ProductModel } from './product';
import { readProductTexts } from './productTexts';
import { readProduct } from './read';

/** Listens to what adds the product: its form, or its button by mouse, Enter and Space. */
function listenToPresses(scope: BlockScope, { form, button }: ProductModel, press: () => void) {
  const take = (event: Event) => {
    // Another one, with an address of its own, as that which buys at once, is the browser's.
    const isElsewhere =
      event instanceof SubmitEvent &&
      event.submitter !== button &&
      event.submitter?.hasAttribute('formaction');
    if (isElsewhere) return;
    event.preventDefault();
    press();
  };
  if (form) {
    listenLazily(scope, form, { submit: take, keydown: keepOnePress });
    return;
  }
  const pressKey = pressByKeys(button, press);
  listenLazily(scope, button, {
    click: take,
    keydown(event) {
      keepOnePress(event);
      pressKey(event);
    },
  });
}

/**
 * Whether the page is about this product, and has a pixel to tell: it is no list of products, and no dialog
 * over one. The platform's pages are counted as such, with their visitors.
 */
function isPagesOwn({ form }: ProductModel): boolean {
  if (!form || !('fbq' in window) || form.closest('[aria-modal=true]')) return false;
  return document.querySelectorAll('[data-block=product]').length === 1;
}

/** Lets a visitor choose a variant, see what it costs, and put it into the cart. */
export const mount: WidgetModule['mount'] = (scope) => {
  const model = readProduct(scope);
  if (!model) return false;
  if (model.type === 'PAYWALL') {
    scope.warn('productType', 'a paywall is in no cart; left as it is');
    return false;
  }
  const texts = scope.runtime.part(readProductTexts);
  const regions = createLiveRegions(scope, model.button);
  const begin = (whole: ProductModel) => createProduct(scope, whole, texts, regions);
  let add: () => void;
  if (model.isIncomplete) {
    const begun = fetchItem(scope, model.itemId).then((item) =>
      scope.isEnded ? undefined : begin(completeProduct(scope, model, item)),
    );
    begun.catch((error) => {
      if (!scope.isEnded) scope.report(error);
    });
    add = () => {
      begun.then(
        (press) => press?.(),
        () => regions.warn(texts.cartFailures.notLoaded),
      );
    };
  } else add = begin(model);
  if (isPagesOwn(model)) tellPixels(scope.runtime, 'viewProduct', { id: model.itemId });
  listenToPresses(scope, model, add);
  return { add } satisfies ProductHandle;
};
