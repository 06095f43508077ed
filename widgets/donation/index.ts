import type {} from '#commerce/checkout/createCheckout';
import { doorAddress } from '#commerce/checkout/doorAddress';
import type { WidgetModule } from '#engine/initializer';
import { navigate } from '#page/links/navigate';
import { isPlainPress } from '#page/press/isPlainPress';
import { pressByKeys } from '#page/press/keys/pressByKeys';
import { readDonation } from './read';

/** Leads from a button to the checkout of a donation: by a press, by Enter and by Space. */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, adopt, runtime } = scope;
  const model = readDonation(scope);
  if (!model) return false;
  const { pageId } = model;
  const go = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    runtime.use('checkout').then(
      (checkout) => {
        if (!scope.isEnded) checkout.donate(pageId);
      },
      (error) => {
        if (scope.isEnded) return;
        scope.report(error);
        const address = doorAddress('/checkout/donate', { donatePageId: pageId });
        if (address) navigate(address);
      },
    );
  };
  if (!node.matches('button,[role]')) adopt.attribute(node, 'role', 'button');
  if (!node.matches('button,a[href],[tabindex]')) adopt.attribute(node, 'tabindex', '0');
  scope.listen(node, {
    click(event) {
      if (isPlainPress(event)) go(event);
    },
    keydown: pressByKeys(node, go),
  });
  return true;
};
