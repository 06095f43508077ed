import type {} from '#commerce/checkout/createCheckout';
import type { WidgetModule } from '#engine/initializer';
import { isPlainPress } from '#page/press/isPlainPress';
import { pressesButton } from './pressesButton';
import { readDonation } from './read';

/** Leads from a button to the checkout of a donation: by a press, by Enter and by Space. */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, adopt, runtime } = scope;
  const model = readDonation(scope);
  if (!model) return false;
  const { pageId, isNative } = model;
  const go = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    runtime.use('checkout').then(
      (checkout) => {
        if (!scope.isEnded) checkout.donate(pageId);
      },
      (error) => {
        if (!scope.isEnded) scope.report(error);
      },
    );
  };
  scope.listen(node, {
    click(event) {
      if (isPlainPress(event)) go(event);
    },
  });
  if (isNative) return true;
  if (!node.hasAttribute('role')) adopt.attribute(node, 'role', 'button');
  if (!node.hasAttribute('tabindex')) adopt.attribute(node, 'tabindex', '0');
  scope.listen(node, {
    keydown(event) {
      if (event.target === node && pressesButton(event)) go(event);
    },
  });
  return true;
};
