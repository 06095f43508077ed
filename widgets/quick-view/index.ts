import './styles.css';
import type { WidgetModule } from '#engine/initializer';
import { isPlainPress } from '#page/press/isPlainPress';
import { createQuickViews } from './createQuickViews';
import { readItem } from './read';

/** Whether it is a key that presses a button, on one that is none by itself. */
const isPress = (node: HTMLElement, { key }: KeyboardEvent): boolean =>
  !node.matches('a[href],button') && (key === 'Enter' || key === ' ');

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
  const open = (event: MouseEvent | KeyboardEvent) => {
    if (!isPlainPress(event)) return;
    // On the platform the button stands in the item's link.
    event.preventDefault();
    runtime.part(createQuickViews).open(node);
  };
  listen(node, {
    click: open,
    keydown: (event) => {
      if (isPress(node, event) && !event.repeat) open(event);
    },
  });
  return;
};
