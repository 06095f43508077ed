import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createOverlays, type Overlays } from './createOverlays';

let overlays: Overlays;

beforeEach(() => {
  overlays = createOverlays(createTestRuntime());
});
afterEach(() => overlays.destroy());

function press(init: KeyboardEventInit = { key: 'Escape' }, target: EventTarget = document.body) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

/** Opens things that take themselves off the stack when they are closed; lists the closed ones. */
function openThings(...names: string[]) {
  const closed: string[] = [];
  const takeOff = names.map((name) => {
    const off = overlays.push(() => {
      closed.push(name);
      off();
    });
    return off;
  });
  return { closed, takeOff };
}

describe('Escape', () => {
  it('closes one thing, the one opened last, and is answered by it', () => {
    const { closed } = openThings('dialog', 'lightbox', 'tooltip');
    expect(press().defaultPrevented).toBe(true);
    expect(closed).toEqual(['tooltip']);
    press();
    press();
    expect(closed).toEqual(['tooltip', 'lightbox', 'dialog']);
    expect(press().defaultPrevented).toBe(false);
  });

  it('is left alone when nothing is open', () => {
    expect(press().defaultPrevented).toBe(false);
  });

  it('is for what is below only when nothing is open, and the page’s where that leaves it', () => {
    const asked: boolean[] = [];
    const stop = overlays.whenNoneIsOpen(({ shiftKey }) => {
      asked.push(shiftKey);
      return shiftKey;
    });
    const { closed } = openThings('dialog');
    press();
    expect([closed, asked]).toEqual([['dialog'], []]);
    expect(press().defaultPrevented).toBe(false);
    expect(press({ key: 'Escape', shiftKey: true }).defaultPrevented).toBe(true);
    expect(asked).toEqual([false, true]);
    stop();
    press();
    expect(asked).toHaveLength(2);
  });

  it('passes by what was closed otherwise, in whatever order', () => {
    const { closed, takeOff } = openThings('dialog', 'lightbox', 'tooltip');
    takeOff[1]?.();
    takeOff[2]?.();
    takeOff[2]?.();
    press();
    expect(closed).toEqual(['dialog']);
  });

  it('closes what stays on the stack again, until it is taken off', () => {
    const close = vi.fn();
    const off = overlays.push(close);
    press();
    press();
    off();
    press();
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('is known by its key code where the key has no name', () => {
    const { closed } = openThings('dialog', 'lightbox');
    press({ key: '', keyCode: 27 });
    press({ key: 'Unidentified', keyCode: 27 });
    expect(closed).toEqual(['lightbox', 'dialog']);
  });
});

describe('no Escape', () => {
  it.each<[title: string, init: KeyboardEventInit]>([
    ['another key', { key: 'Enter', keyCode: 13 }],
    ['a named key with the code of Escape', { key: 'a', keyCode: 27 }],
    ['the end of composing', { key: 'Escape', isComposing: true }],
    ['the end of composing in WebKit', { key: 'Escape', keyCode: 229 }],
    ['a key that is held down', { key: 'Escape', repeat: true }],
  ])('%s', (_title, init) => {
    const { closed } = openThings('dialog');
    expect(press(init).defaultPrevented).toBe(false);
    expect(closed).toEqual([]);
  });

  it('that the page has answered', () => {
    const { closed } = openThings('dialog');
    const field = document.body.appendChild(document.createElement('input'));
    field.addEventListener('keydown', (event) => event.preventDefault());
    press({ key: 'Escape' }, field);
    field.remove();
    expect(closed).toEqual([]);
  });
});

it('closes nothing more after it is destroyed', () => {
  const { closed } = openThings('dialog');
  overlays.destroy();
  expect(press().defaultPrevented).toBe(false);
  expect(closed).toEqual([]);
});
