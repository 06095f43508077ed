import type { BlockScope } from '#engine/scope';
import { isPlainPress } from '#page/press/isPlainPress';
import { pressByKeys } from '#page/press/keys/pressByKeys';
import { isBox, showBox } from './showBox';

/**
 * Calls `run` for each press of what opens something, and lets the keyboard press it: an element that
 * the template presses by pointer alone (a link without an address), and a link that opens something
 * here, become buttons; a box that its labels stand for gets back into the tab order.
 */
export function onPress(scope: BlockScope, element: HTMLElement, run: () => void): void {
  const { adopt, listen } = scope;
  if (isBox(element)) {
    showBox(scope, element);
    listen(element, {
      change: run,
      // Of Space the browser makes a click.
      keydown(event) {
        if (event.key !== 'Enter' || !isPlainPress(event)) return;
        event.preventDefault();
        if (!event.repeat) element.click();
      },
    });
    return;
  }
  if (!element.matches('button')) {
    adopt.attribute(element, 'role', 'button');
    if (!element.matches('a[href]')) adopt.attribute(element, 'tabindex', '0');
  }
  listen(element, {
    click(event) {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      run();
    },
    keydown: pressByKeys(element, () => element.click()),
  });
}
