import type { WidgetModule } from '#engine/initializer';
import { createPill } from './createPill';
import './styles.css';

/**
 * Fills the drop zone of a template that has no link to the cart of its own, and has what counts such
 * links come to life in it.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, runtime, warn } = scope;
  if (node.childElementCount > 0) {
    warn('content', 'something is in the drop zone already; left as it is');
    return false;
  }
  const isLight = runtime.context.read('websiteSettings.storeSettings.useLightCart', false);
  const pill = createPill(isLight);
  node.append(pill);
  scope.own(() => pill.remove());
  // Without its style sheet, which is reported, it would push the page aside, and show an empty cart.
  const isStyled = getComputedStyle(pill.children[0] ?? pill).display === 'none';
  if (!isStyled) return false;
  runtime.scan(pill);
  return true;
};
