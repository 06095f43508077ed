import type { BlockScope } from '#engine/scope';
import { isPlainPress } from '#page/press/isPlainPress';
import { isBox, showBox } from './showBox';

/**
 * Calls `run` for each press of what opens something, and lets the keyboard press it: an element that
 * the template presses by pointer alone (a link without an address), and a link that opens something
 * here, become buttons; a box that its labels stand for gets back into the tab order.
 */
export function onPress(scope: BlockScope, element: HTMLElement, run: () => void): void {
  const { adopt, listen } = scope;
  const isLink = element.matches('a[href]');
  if (isBox(element)) {
    showBox(scope, element);
    listen(element, { change: run });
  } else {
    listen(element, {
      click(event) {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        run();
      },
    });
  }
  if (element.localName === 'button') return;
  if (!isBox(element)) {
    adopt.attribute(element, 'role', 'button');
    if (!isLink) adopt.attribute(element, 'tabindex', '0');
  }
  const missing = isBox(element) ? ['Enter'] : isLink ? [' '] : [' ', 'Enter'];
  listen(element, {
    keydown(event) {
      if (!missing.includes(event.key) || event.target !== element || !isPlainPress(event)) return;
      event.preventDefault();
      if (!event.repeat) element.click();
    },
  });
}
