import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Runtime } from '#engine/runtime';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createTestScope } from '#fixtures/harness/testStage';
import type { navigate } from '#page/links/navigate';
import type { openProgram } from '#page/links/openProgram';
import type { openWindow } from '#page/links/openWindow';
import { BYPASS_EVENT, watchClickThrough } from './clickThrough';

let stops: (() => void)[] = [];

/** Leaves the page, if it were one. */
const go = vi.fn<typeof navigate>(() => true);

/** Opens another window. */
const open = vi.fn<typeof openWindow>(() => true);

/** Writes a mail, or calls somebody. */
const call = vi.fn<typeof openProgram>(() => true);

const warn = vi.fn<(field: string, message: string) => void>();

beforeEach(() => {
  go.mockClear();
  open.mockClear();
  call.mockClear();
  warn.mockClear();
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  document.body.replaceChildren();
});

const runtimeOf = (account = ''): Runtime => ({
  ...createTestRuntime(),
  context: {
    read: (path, fallback) =>
      path === 'authenticatedAccount.id' ? (account as typeof fallback) : fallback,
  },
});

function create(
  clickThrough: string | undefined,
  inside = '<img alt="A boat"><p>Text</p>',
  account = '',
  newWindow = false,
) {
  const around = document.createElement('div');
  around.innerHTML = `<div class="slide">${inside}</div>`;
  document.body.append(around);
  const node = around.querySelector<HTMLElement>('.slide') ?? around;
  const image = node.querySelector('img') ?? undefined;
  const before = around.innerHTML;
  const scope = Object.assign(createTestScope(runtimeOf(account)), { warn });
  const stop = scope.destroy;
  const slide = { node, image, clickThrough, label: 'The boat' };
  watchClickThrough(around, [slide], scope, { newWindow, go, open, call });
  stops.push(stop);
  return { around, node, image, before, stop };
}

const click = (target: Element | undefined, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  target?.dispatchEvent(event);
  return event.defaultPrevented;
};

const press = (target: Element | undefined, init: KeyboardEventInit) =>
  target?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

const gone = () => go.mock.calls.map(([target]) => target);

describe('a click', () => {
  it.each([
    ['/shop', `${location.origin}/shop`],
    ['https://shop.example/boats?a=b', 'https://shop.example/boats?a=b'],
  ])('on a slide with %s leads to %s', (address, href) => {
    const { node, image } = create(address);
    expect(click(node)).toBe(true);
    expect(click(image)).toBe(true);
    expect(gone()).toEqual([href, href]);
    expect(go).toHaveBeenCalledWith(href, { hosts: [new URL(href).host] });
  });

  it.each([undefined, '', 'javascript:alert(1)', 'data:text/html,x', 'https://'])(
    'on a slide with %j is nothing',
    (address) => {
      const { around, node, before } = create(address);
      expect(click(node)).toBe(false);
      expect(around.innerHTML).toBe(before);
      expect(gone()).toEqual([]);
      const warned = address
        ? [['data-click-through-url', `${JSON.stringify(address)} is not followed`]]
        : [];
      expect(warn.mock.calls).toEqual(warned);
    },
  );

  it.each(['mailto:name@example.com', 'tel:+15550100'])(
    'on a slide with %s leaves the page to its program, and opens no window',
    (address) => {
      const { image } = create(address, undefined, '', true);
      expect(click(image)).toBe(true);
      expect(click(image, { ctrlKey: true })).toBe(true);
      expect(call.mock.calls).toEqual([[address], [address]]);
      expect([...go.mock.calls, ...open.mock.calls, ...warn.mock.calls]).toEqual([]);
    },
  );

  it('is answered before a design that listens at the gallery, too, hears it', () => {
    const { around, image } = create('/shop');
    const heard = vi.fn(({ defaultPrevented }: MouseEvent) => defaultPrevented);
    around.addEventListener('click', heard);
    click(image);
    expect(heard.mock.results).toMatchObject([{ value: true }]);
  });

  it('needs no listener in a gallery whose slides lead nowhere', () => {
    const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
    create('');
    expect(listen).not.toHaveBeenCalled();
    listen.mockRestore();
  });

  it.each([
    '<a href="/other">A link</a>',
    '<button>Play</button>',
    '<b role="button">Play</b>',
    '<input>',
  ])('on %s is its own', (inside) => {
    const { node } = create('/shop', inside);
    click(node.firstElementChild ?? undefined);
    expect(gone()).toEqual([]);
  });

  it.each([
    ['the middle button', 'auxclick', { button: 1 }],
    ['Ctrl', 'click', { ctrlKey: true }],
    ['Meta', 'click', { metaKey: true }],
    ['Shift', 'click', { shiftKey: true }],
  ])('with %s opens a window, as a link does', (_what, type, init) => {
    const { image } = create('https://shop.example/boats');
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
    image?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(open.mock.calls).toEqual([['https://shop.example/boats', ['shop.example']]]);
    expect(gone()).toEqual([]);
  });

  it('opens a window where the block says so', () => {
    const { image } = create('/shop', undefined, '', true);
    click(image);
    press(image, { key: 'Enter' });
    expect(open.mock.calls.map(([address]) => address)).toEqual([
      `${location.origin}/shop`,
      `${location.origin}/shop`,
    ]);
    expect(gone()).toEqual([]);
  });

  it('with Alt, the right button, or one that somebody has answered, is left alone', () => {
    const { node, image } = create('/shop');
    click(image, { altKey: true });
    const right = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 2 });
    image?.dispatchEvent(right);
    image?.addEventListener('click', (event) => event.preventDefault());
    click(image);
    expect(gone()).toEqual([]);
    expect(open).not.toHaveBeenCalled();
    click(node);
    expect(gone()).toHaveLength(1);
  });
});

describe('the keyboard', () => {
  it('finds a named link, and follows it by Enter', () => {
    const { image } = create('/shop');
    expect(['role', 'tabindex', 'aria-label'].map((name) => image?.getAttribute(name))).toEqual([
      'link',
      '0',
      null,
    ]);
    press(image, { key: ' ' });
    press(image, { key: 'Enter', altKey: true });
    press(image, { key: 'Enter', isComposing: true });
    press(image, { key: 'Enter', repeat: true });
    expect(gone()).toEqual([]);
    press(image, { key: 'Enter' });
    expect(gone()).toHaveLength(1);
    press(image, { key: 'Enter', ctrlKey: true });
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('gets a name for a picture that has none, and for a slide without a picture', () => {
    expect(create('/a', '<img>').image?.getAttribute('aria-label')).toBe('The boat');
    expect(create('/a', '<p>Text</p>').node.getAttribute('aria-label')).toBe('The boat');
  });

  it('has the page’s own link, where there is one', () => {
    const { around, node, before } = create('/shop', '<a href="/other">A link</a>');
    expect(around.innerHTML).toBe(before);
    press(node.firstElementChild ?? undefined, { key: 'Enter' });
    expect(gone()).toEqual([]);
  });
});

it('in the site editor nobody leaves', () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  const { around, image } = create('/shop', undefined, '5f');
  const heard = vi.fn<(event: Event) => void>();
  around.addEventListener(BYPASS_EVENT, heard);
  click(image);
  expect(gone()).toEqual([]);
  expect(heard.mock.lastCall?.[0]).toMatchObject({ detail: { url: `${location.origin}/shop` } });
});

it('gives all back', () => {
  const { around, node, before, stop } = create('/shop');
  stop();
  click(node);
  expect(around.innerHTML).toBe(before);
  expect(gone()).toEqual([]);
});
