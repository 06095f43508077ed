import type { WidgetModule } from '#engine/initializer';
import { navigate } from '#page/links/navigate';
import { isPlainPress } from '#page/press/isPlainPress';
import { loadAhead } from '#page/press/loadAhead';
import { readDrawer } from './read';

/** Opens the drawer in place of the cart's page; where its code can't be had, the page. */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, adopt, runtime, warn } = scope;
  if (!(node instanceof HTMLAnchorElement)) {
    warn('data-cart-drawer', 'is on no link to the cart’s page');
    return false;
  }
  const options = readDrawer(scope);
  adopt.attribute(node, 'aria-haspopup', 'dialog');
  loadAhead(scope, node, 'cart-drawer');
  scope.listen(node, {
    async click(event) {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      try {
        const drawer = await runtime.use('cart-drawer');
        if (!scope.isEnded)
          drawer.open({
            cartUrl: node.href,
            checkoutUrl: options.checkoutUrl,
            minimum: options.minimumOrderSubtotal,
            opener: node,
          });
      } catch (error) {
        if (scope.isEnded) return;
        scope.report(error);
        navigate(node.href);
      }
    },
  });
  return true;
};
