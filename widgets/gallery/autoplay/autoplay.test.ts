import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Runtime } from '#engine/runtime';
import { stubObserver } from '#fixtures/harness/stubObserver';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createTestScope } from '#fixtures/harness/testStage';
import { createGalleryStore } from '../state/createGalleryStore';
import { createAutoplay } from './autoplay';
import type { AutoplaySettings } from './autoplaySettings';

const TIMEOUT = 5000;

let see = (_isVisible: boolean) => {};
let runtime: Runtime;
let isReduced = false;
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  isReduced = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') && isReduced,
  }));
  const views = stubObserver('IntersectionObserver');
  see = (isIntersecting) => {
    for (const { tell } of views) tell({ isIntersecting });
  };
  runtime = createTestRuntime();
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Start extends Partial<AutoplaySettings> {
  count?: number;
  randomize?: boolean;
  loop?: boolean;
}

function create({ count = 3, randomize = false, loop = false, ...rest }: Start = {}) {
  const part = document.createElement('div');
  part.innerHTML = `
    <div id="gallery"><a href="#">A slide</a><div id="controls"><button>Stop</button></div></div>
    <div id="beside"><button>Other</button></div>`;
  document.body.append(part);
  const find = (css: string) => part.querySelector<HTMLElement>(css) ?? part;
  const store = createGalleryStore({ count, loop, currentIndex: 0 });
  const changed = vi.fn<() => void>();
  const scope = createTestScope(runtime);
  const autoplay = createAutoplay({
    store,
    node: find('#gallery'),
    options: { randomize, timeout: TIMEOUT, pauseOnMouseover: ['#beside', 'no [selector'] },
    scope,
    changed,
    ...rest,
  });
  stops.push(scope.destroy);
  return { store, autoplay, changed, find, scope };
}

/** A gallery in view: the slides that follow each other in so many timeouts. */
function createSeen(start?: Start) {
  const created = create(start);
  see(true);
  return created;
}

const wait = (timeouts = 1) => vi.advanceTimersByTime(timeouts * TIMEOUT);

const pointer = (
  type: 'pointerover' | 'pointerout',
  target: Element,
  init: PointerEventInit = { pointerType: 'mouse' },
) => target.dispatchEvent(new PointerEvent(type, { bubbles: true, ...init }));

/** jsdom knows no visible focus. */
function focus(element: HTMLElement, isVisible = true) {
  const matches = element.matches.bind(element);
  vi.spyOn(element, 'matches').mockImplementation((css) =>
    css === ':focus-visible' ? isVisible : matches(css),
  );
  element.focus();
}

const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('slides follow each other', () => {
  it('every timeout, and after the last comes the first, also without loop', () => {
    const { store, autoplay } = createSeen();
    const changed = vi.fn();
    const reachedEnd = vi.fn();
    store.listen({ changed, reachedEnd });
    vi.advanceTimersByTime(TIMEOUT - 1);
    expect(store.index).toBe(0);
    vi.advanceTimersByTime(1);
    expect(store.index).toBe(1);
    wait(3);
    expect(changed.mock.calls.map(([{ to, by }]) => [to, by])).toEqual([
      [1, 'autoplay'],
      [2, 'autoplay'],
      [0, 'autoplay'],
      [1, 'autoplay'],
    ]);
    expect(reachedEnd).not.toHaveBeenCalled();
    expect([autoplay.isRunning, autoplay.isOn]).toEqual([true, true]);
  });

  it('forward over the end, where it loops', () => {
    const { store } = createSeen({ loop: true });
    const changed = vi.fn();
    store.listen({ changed });
    wait(3);
    expect(changed.mock.lastCall?.[0]).toMatchObject({ from: 2, to: 0, direction: 'forward' });
  });

  it('by chance, if it is to be so', () => {
    const chances = [0.99, 0, 0.99, 0.5];
    const { store } = createSeen({
      count: 5,
      randomize: true,
      random: () => chances.shift() ?? 0,
    });
    const slides = [1, 2, 3, 4].map(() => {
      wait();
      return store.index;
    });
    expect(slides).toEqual([4, 0, 4, 2]);
  });

  it('a whole timeout after the motion is over, and after the visitor chose another', () => {
    const { store } = createSeen({ count: 9 });
    wait(0.9);
    store.goTo(4);
    const end = store.begin();
    wait(0.9);
    end();
    wait(0.9);
    expect(store.index).toBe(4);
    wait(0.1);
    expect(store.index).toBe(5);
  });

  it('also when a linked gallery was in the way', () => {
    const { store } = createSeen();
    const other = createGalleryStore({ count: 3, loop: false, currentIndex: 0 });
    store.link(other);
    const end = other.begin();
    wait();
    end();
    expect(store.index).toBe(0);
    wait();
    expect(store.index).toBe(1);
  });
});

describe('it waits', () => {
  it('until it is in view', () => {
    const { store, autoplay, changed } = create();
    wait(2);
    expect([store.index, autoplay.isRunning, autoplay.isOn]).toEqual([0, false, true]);
    see(true);
    expect(changed).toHaveBeenCalledTimes(1);
    wait();
    see(false);
    wait(3);
    expect(store.index).toBe(1);
    see(true);
    wait();
    expect(store.index).toBe(2);
  });

  it('while the page is hidden', () => {
    const { store, autoplay } = createSeen();
    setHidden(true);
    wait(3);
    expect([store.index, autoplay.isRunning]).toEqual([0, false]);
    setHidden(false);
    wait();
    expect(store.index).toBe(1);
  });

  it.each(['#gallery a', '#controls button', '#beside button'])(
    'while a mouse is over %s',
    (css) => {
      const { store, autoplay, find } = createSeen();
      pointer('pointerover', find(css));
      wait(3);
      expect([store.index, autoplay.isRunning, autoplay.isOn]).toEqual([0, false, true]);
      pointer('pointerover', document.body);
      wait();
      expect(store.index).toBe(1);
    },
  );

  it('until the mouse leaves, also by leaving the window, and for no finger', () => {
    const { autoplay, find } = createSeen();
    pointer('pointerover', find('#gallery'));
    pointer('pointerout', find('#gallery'), { pointerType: 'mouse', relatedTarget: document.body });
    expect(autoplay.isRunning).toBe(false);
    pointer('pointerout', find('#gallery'), { pointerType: 'mouse' });
    expect(autoplay.isRunning).toBe(true);
    pointer('pointerover', find('#gallery'), { pointerType: 'touch' });
    pointer('pointerover', find('#gallery'), { pointerType: 'pen' });
    expect(autoplay.isRunning).toBe(true);
  });

  it.each(['#gallery a', '#controls button'])('while the focus is in %s', (css) => {
    const { store, autoplay, find } = createSeen();
    focus(find(css));
    wait(3);
    expect([store.index, autoplay.isRunning]).toEqual([0, false]);
    find('#beside button').focus();
    wait();
    expect(store.index).toBe(1);
  });

  it('for the focus that a press leaves behind only once a key is used there', () => {
    const { autoplay, find } = createSeen();
    const button = find('#controls button');
    focus(button, false);
    expect(autoplay.isRunning).toBe(true);
    focus(button);
    button.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }));
    expect(autoplay.isRunning).toBe(false);
  });

  it('while a finger holds it', () => {
    const { autoplay } = createSeen();
    autoplay.setReason('held', true);
    expect(autoplay.isRunning).toBe(false);
    autoplay.setReason('held', false);
    expect(autoplay.isRunning).toBe(true);
  });

  it('while any of its videos shows', () => {
    const { store, autoplay, find } = createSeen();
    const tell = (type: string, css: string) =>
      find(css).dispatchEvent(new CustomEvent(`skerry:${type}`, { bubbles: true }));
    tell('videoshown', '#gallery a');
    tell('videoshown', '#gallery');
    tell('videohidden', '#gallery a');
    wait(2);
    expect([store.index, autoplay.isRunning, autoplay.isOn]).toEqual([0, false, true]);
    tell('videohidden', '#gallery');
    wait();
    expect(store.index).toBe(1);
  });

  it('until the page takes the video that shows away', async () => {
    const { autoplay, find } = createSeen();
    const slide = find('#gallery a');
    const show = new CustomEvent('skerry:videoshown', { bubbles: true });
    slide.dispatchEvent(show);
    find('#gallery').append(slide);
    await Promise.resolve();
    expect(autoplay.isRunning).toBe(false);
    slide.remove();
    await Promise.resolve();
    expect(autoplay.isRunning).toBe(true);
  });
});

describe('the button', () => {
  it('stops it, and starts it', () => {
    const { store, autoplay, changed } = createSeen();
    changed.mockReset();
    autoplay.toggle();
    expect([autoplay.isOn, autoplay.isRunning]).toEqual([false, false]);
    wait(3);
    expect(store.index).toBe(0);
    autoplay.toggle();
    expect([autoplay.isOn, autoplay.isRunning]).toEqual([true, true]);
    wait();
    expect(store.index).toBe(1);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('starts it for good: neither hover nor focus pause it then', () => {
    const { store, autoplay, find } = createSeen();
    pointer('pointerover', find('#controls'));
    focus(find('#controls button'));
    autoplay.toggle();
    autoplay.toggle();
    expect(autoplay.isRunning).toBe(true);
    wait();
    expect(store.index).toBe(1);
  });

  it('is heard while it waits: stopped, it does not go on', () => {
    const { store, autoplay, changed, find } = createSeen();
    pointer('pointerover', find('#gallery'));
    changed.mockReset();
    autoplay.toggle();
    expect(changed).toHaveBeenCalledOnce();
    pointer('pointerover', document.body);
    wait(2);
    expect(store.index).toBe(0);
  });
});

describe('off at load, until it is started', () => {
  it.each<[title: string, address: string, reduced: boolean, isOn: boolean]>([
    ['by nomotion=true', '/?a=1&nomotion=true', false, false],
    ['by reduced motion', '/', true, false],
    ['but not by another nomotion', '/?nomotion=false', false, true],
    ['nor by itself', '/?nomotion', false, true],
  ])('%s', (_title, address, reduced, isOn) => {
    history.replaceState(null, '', address);
    isReduced = reduced;
    const { store, autoplay } = createSeen();
    expect([autoplay.isOn, autoplay.isRunning]).toEqual([isOn, isOn]);
    wait();
    expect(store.index).toBe(isOn ? 1 : 0);
    if (!isOn) {
      autoplay.toggle();
      wait();
      expect(store.index).toBe(1);
    }
  });

  it('stops when the visitor asks for less motion later', () => {
    const { store, autoplay, changed } = createSeen();
    isReduced = true;
    changed.mockReset();
    wait();
    expect([store.index, autoplay.isOn]).toEqual([0, false]);
    expect(changed).toHaveBeenCalledOnce();
  });
});

it('leaves nothing behind', () => {
  const { store, scope, changed, find } = createSeen();
  scope.destroy();
  expect(vi.getTimerCount()).toBe(0);
  changed.mockReset();
  pointer('pointerover', find('#gallery'));
  focus(find('#controls button'));
  see(false);
  setHidden(true);
  store.goTo(2);
  find('#gallery').dispatchEvent(new CustomEvent('skerry:videoshown'));
  expect(changed).not.toHaveBeenCalled();
  wait(2);
  expect(store.index).toBe(2);
});
