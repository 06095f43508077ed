import { isPressKey } from './isPressKey';

/** Whether the browser makes a click of a key by itself: of a button, and of Enter on a link. */
const isClick = (element: Element, key: string): boolean =>
  element.matches('button') ||
  (element.matches('a[href]') && (key === 'Enter' || !element.matches('[role=button]')));

/**
 * Returns a listener to `keydown` that lets the keyboard press an element as it presses a button: by Enter
 * and Space, once however long the key is held. Held Space does not scroll the page. What the browser
 * presses by itself stays with it; Space does nothing on a link that is no button (`role`).
 */
export const pressByKeys =
  (element: HTMLElement, press: (event: KeyboardEvent) => void) =>
  (event: KeyboardEvent): void => {
    if (event.target !== element || !isPressKey(event) || isClick(element, event.key)) return;
    event.preventDefault();
    if (!event.repeat) press(event);
  };
