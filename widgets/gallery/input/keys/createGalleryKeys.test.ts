import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createGalleryStore } from '../../state/createGalleryStore';
import { createGalleryKeys, type GalleryKeys, type KeyedGallery } from './createGalleryKeys';

let keys: GalleryKeys;
let stops: (() => void)[] = [];

beforeEach(() => {
  keys = createGalleryKeys(createTestRuntime());
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  document.body.replaceChildren();
});

/** A gallery whose box is at a height of the window, which is 600 px high and 1000 px wide. */
function add(options: Partial<KeyedGallery> & { count?: number; top?: number } = {}) {
  const { count = 5, top = 0, ...rest } = options;
  const node = document.createElement('div');
  node.innerHTML = '<button>Next</button><p>Text</p>';
  document.body.append(node);
  vi.spyOn(node, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 1000, 200));
  const store = createGalleryStore({ count, loop: true, currentIndex: 0 });
  const gallery: KeyedGallery = {
    node,
    store,
    keys: { previous: 'ArrowLeft', next: 'ArrowRight' },
    isRtl: false,
    isOnScreen: () => true,
    ...rest,
  };
  const stop = keys.watch(gallery);
  stops.push(stop);
  return { node, store, stop };
}

beforeEach(() => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
});

/** Presses a key on an element; gives whether the browser's own action is off. */
function press(target: Element = document.body, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', {
    key: 'ArrowRight',
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
  });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Puts HTML on the page and gives the first element with `id="target"`. */
function put(html: string) {
  const part = document.createElement('div');
  part.innerHTML = html;
  document.body.append(part);
  return part.querySelector('#target') ?? part;
}

describe('the keys of one gallery', () => {
  it('step, and are not the browser’s any more', () => {
    const { store } = add();
    expect(press()).toBe(true);
    expect(press()).toBe(true);
    expect(press(document.body, { key: 'ArrowLeft' })).toBe(true);
    expect(store.index).toBe(1);
    expect(press(document.body, { key: 'ArrowDown' })).toBe(false);
    expect(store.index).toBe(1);
  });

  it.each([
    '<input id="target">',
    '<input type="range" id="target">',
    '<textarea id="target"></textarea>',
    '<select id="target"></select>',
    '<div contenteditable><p id="target"></p></div>',
    '<div contenteditable="true" id="target"></div>',
    '<div role="textbox"><b id="target"></b></div>',
    '<div role="slider" id="target"></div>',
    '<div role="combobox" id="target"></div>',
    '<div role="tablist"><button id="target" role="tab"></button></div>',
    '<div role="menu"><a id="target"></a></div>',
    '<video id="target"></video>',
    '<div role="dialog"><button id="target"></button></div>',
    '<dialog open><button id="target"></button></dialog>',
    '<div aria-modal="true"><button id="target"></button></div>',
  ])('are ignored in %s', (html) => {
    const { store } = add();
    expect(press(put(html))).toBe(false);
    expect(store.index).toBe(0);
  });

  it.each([
    '<button id="target"></button>',
    '<a href="#" id="target"></a>',
    '<div contenteditable="false" id="target"></div>',
  ])('are heard in %s', (html) => {
    const { store } = add();
    expect(press(put(html))).toBe(true);
    expect(store.index).toBe(1);
  });

  it('scroll what scrolls sideways', () => {
    const { store } = add();
    const table = put('<div id="target" style="overflow-x: auto"></div>');
    expect(press(table)).toBe(true);
    vi.spyOn(table, 'scrollWidth', 'get').mockReturnValue(900);
    vi.spyOn(table, 'clientWidth', 'get').mockReturnValue(300);
    expect(press(table)).toBe(false);
    expect(store.index).toBe(1);
  });

  it('work in the dialog that the gallery is in', () => {
    const { node, store } = add();
    const dialog = put('<div role="dialog" id="target"></div>');
    dialog.append(node);
    press(dialog);
    expect(store.index).toBe(1);
  });

  it('are typed where somebody types in a shadow tree', () => {
    const { store } = add();
    const host = put('<div id="target"></div>');
    const field = document.createElement('input');
    host.attachShadow({ mode: 'open' }).append(field);
    expect(press(field)).toBe(false);
    expect(store.index).toBe(0);
  });

  it('are ignored while it moves, and when it is given up', () => {
    const { store, stop } = add();
    const end = store.begin();
    expect(press()).toBe(false);
    end();
    expect(press()).toBe(true);
    stop();
    expect(press()).toBe(false);
    expect(store.index).toBe(1);
  });

  it('are ignored off screen, inert, and where there is no other slide', () => {
    const galleries = [add({ isOnScreen: () => false }), add({ count: 1 }), add()];
    galleries[2]?.node.setAttribute('inert', '');
    expect(press()).toBe(false);
    expect(galleries.map(({ store }) => store.index)).toEqual([0, 0, 0]);
  });

  it('are ignored while something else has the whole screen', () => {
    const { node, store } = add();
    const fullScreen = (value: Element | null) =>
      Object.defineProperty(document, 'fullscreenElement', { value, configurable: true });
    fullScreen(put('<video id="target"></video>'));
    expect(press()).toBe(false);
    fullScreen(node);
    expect(press()).toBe(true);
    Reflect.deleteProperty(document, 'fullscreenElement');
    expect(store.index).toBe(1);
  });

  it('are mirrored on a page from right to left', () => {
    const { store } = add({ isRtl: true });
    press();
    expect(store.index).toBe(4);
  });
});

describe('of several galleries', () => {
  it('the one nearest the middle of the window steps', () => {
    const [far, near, last] = [add({ top: -150 }), add({ top: 320 }), add({ top: 580 })];
    press();
    expect([far, near, last].map(({ store }) => store.index)).toEqual([0, 1, 0]);
  });

  it('the one over the middle steps, wherever its own middle is', () => {
    const [tall, near] = [add(), add({ top: 320 })];
    vi.spyOn(tall.node, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -4000, 1000, 4310));
    press();
    expect([tall, near].map(({ store }) => store.index)).toEqual([1, 0]);
  });

  it('the one that holds the focus steps, or none', () => {
    const [far, near] = [add({ top: 900 }), add({ top: 200 })];
    const button = far.node.querySelector('button');
    if (!button) throw new Error('no button');
    press(button);
    const end = far.store.begin();
    expect(press(button)).toBe(false);
    end();
    expect([far, near].map(({ store }) => store.index)).toEqual([1, 0]);
  });

  it('an inner one goes before the one around it', () => {
    const [outer, inner] = [add(), add()];
    outer.node.append(inner.node);
    const button = inner.node.querySelector('button');
    if (button) press(button);
    expect([outer, inner].map(({ store }) => store.index)).toEqual([0, 1]);
  });

  it('one that has other keys is not asked', () => {
    const [near, far] = [
      add({ top: 200, keys: { previous: 'PageUp', next: 'PageDown' } }),
      add({ top: 500 }),
    ];
    press();
    press(document.body, { key: 'PageDown' });
    expect([near, far].map(({ store }) => store.index)).toEqual([1, 1]);
  });

  it('one listener serves all, and goes with the last', () => {
    const on = vi.spyOn(document, 'addEventListener');
    const off = vi.spyOn(document, 'removeEventListener');
    const stops = [add(), add(), add()].map(({ stop }) => stop);
    expect(on).toHaveBeenCalledTimes(1);
    for (const stop of stops) stop();
    expect(off).toHaveBeenCalledTimes(1);
  });
});
