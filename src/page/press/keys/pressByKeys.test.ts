import { afterEach, expect, it, vi } from 'vitest';
import { pressByKeys } from './pressByKeys';

afterEach(() => document.body.replaceChildren());

/** Puts an element into the page, and returns what happens to a key that is pressed on it. */
function stage(html: string) {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('no element');
  const press = vi.fn();
  element.addEventListener('keydown', pressByKeys(element, press));
  const type = (init: KeyboardEventInit, target: Element = element) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { element, press, type };
}

const PRESSED = [
  ['<div></div>', 'Enter'],
  ['<div></div>', ' '],
  ['<a></a>', 'Enter'],
  ['<a href="#a" role="button"></a>', ' '],
] as const;

it.each(PRESSED)('%s is pressed by "%s", once for as long as it is held', (html, key) => {
  const { press, type } = stage(html);
  expect(type({ key })).toBe(true);
  expect(type({ key, repeat: true })).toBe(true);
  expect(press).toHaveBeenCalledOnce();
});

const LEFT = [
  ['<button></button>', 'Enter'],
  ['<button></button>', ' '],
  ['<a href="#a"></a>', 'Enter'],
  ['<a href="#a"></a>', ' '],
  ['<a href="#a" role="button"></a>', 'Enter'],
  ['<div></div>', 'a'],
] as const;

it.each(LEFT)('%s is left to the browser with "%s"', (html, key) => {
  const { press, type } = stage(html);
  expect(type({ key })).toBe(false);
  expect(press).not.toHaveBeenCalled();
});

it('leaves keys alone that are pressed on something within, or with Ctrl', () => {
  const { element, press, type } = stage('<div><input></div>');
  expect(type({ key: ' ' }, element.children[0])).toBe(false);
  expect(type({ key: ' ', ctrlKey: true })).toBe(false);
  expect(press).not.toHaveBeenCalled();
});
