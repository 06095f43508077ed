import { mayHaveCart } from '#commerce/cart/mayHaveCart';
import type {} from '#commerce/checkout/createCheckout';
import type { WidgetModule } from '#engine/initializer';
import { mayMoveTop } from '#page/links/mayMoveTop';
import { isPlainPress } from '#page/press/isPlainPress';
import { readCheckoutLink } from './read';

/**
 * Asks the cookies before a link or button leads to the checkout: without a cart a visitor is told, and
 * stays. In a frame the top window goes, where the frame may move it. All else is the browser's own way.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, adopt, runtime } = scope;
  const model = readCheckoutLink(scope);
  if (!model) return false;
  const { targetName } = model;
  if (targetName && window.parent !== window && !node.hasAttribute(targetName)) {
    adopt.attribute(node, targetName, '_top');
  }
  let isLetPass = false;
  const go = async () => {
    try {
      const checkout = await runtime.use('checkout');
      if (!scope.isEnded) await checkout.go();
    } catch (error) {
      if (scope.isEnded) return;
      scope.report(error);
      // Without the code that tells, the server does.
      isLetPass = true;
      node.click();
      isLetPass = false;
    }
  };
  scope.listen(node, {
    click(event) {
      if (isLetPass || !isPlainPress(event)) return;
      if (targetName && mayHaveCart()) {
        if (window.parent !== window && !mayMoveTop()) adopt.attribute(node, targetName, null);
        return;
      }
      event.preventDefault();
      go();
    },
  });
  return true;
};
