import './styles.css';
import type { WidgetModule } from '#engine/initializer';
import { isPlainPress } from '#page/press/isPlainPress';
import { pressByKeys } from '#page/press/keys/pressByKeys';
import { createQuickViews } from './createQuickViews';
import { readItem } from './read';

/** Lets a press on a product's quick view open the product in a dialog over the list. */
export const mount: WidgetModule['mount'] = ({ node, adopt, listen, runtime, warn }) => {
  if (!readItem(node)) {
    warn('href', 'it leads to no page of this site; left as it is');
    return false;
  }
  adopt.attribute(node, 'aria-haspopup', 'dialog');
  if (!node.matches('a[href],button')) {
    adopt.attribute(node, 'role', 'button');
    adopt.attribute(node, 'tabindex', '0');
  }
  const open = () => runtime.part(createQuickViews).open(node);
  listen(node, {
    click(event) {
      if (!isPlainPress(event)) return;
      // On the platform the button stands in the item's link.
      event.preventDefault();
      open();
    },
    keydown: pressByKeys(node, open),
  });
  return;
};
