import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createTestScope } from '#fixtures/harness/testStage';
import type { Gesture } from '../../layouts/layout';
import { createGalleryStore } from '../../state/createGalleryStore';
import { type GestureOptions, watchGestures } from './watchGestures';

const WIDTH = 900;

/** Frames that were asked for; they run when a test says so. */
let frames = new Map<number, FrameRequestCallback>();
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  frames = new Map();
  let count = 0;
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    count += 1;
    frames.set(count, run);
    return count;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paint = () => {
  const due = [...frames.values()];
  frames.clear();
  for (const run of due) run(0);
};

function create(options: Partial<GestureOptions> & { loop?: boolean; index?: number } = {}) {
  const { loop = true, index: currentIndex = 0, ...rest } = options;
  const node = document.createElement('div');
  node.innerHTML = '<a href="#"><img alt="A boat"></a><input>';
  document.body.append(node);
  const before = node.outerHTML;
  const store = createGalleryStore({ count: 5, loop, currentIndex });
  const drag = vi.fn<(offset: number) => void>();
  const letGo = vi.fn<() => Animation[]>(() => []);
  const held = vi.fn<(isHeld: boolean) => void>();
  const scope = createTestScope(createTestRuntime());
  const stop = scope.destroy;
  watchGestures({
    node,
    store,
    layout: { drag, letGo },
    scope,
    isRtl: false,
    width: () => WIDTH,
    held,
    ...rest,
  });
  stops.push(stop);
  const picture = node.querySelector('img') ?? node;
  return { node, picture, before, store, drag, letGo, held, stop };
}

interface Point extends PointerEventInit {
  x?: number;
  y?: number;
  /** In ms. */
  at?: number;
}

function send(type: string, target: EventTarget, { x = 0, y = 0, at = 0, ...init }: Point = {}) {
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    isPrimary: true,
    pointerId: 1,
    pointerType: 'touch',
    buttons: 1,
    clientX: x,
    clientY: y,
    ...init,
  });
  Object.defineProperty(event, 'timeStamp', { value: at });
  target.dispatchEvent(event);
  return event;
}

/** Goes down at 500, 100, moves by so much in so many ms, and up. */
function swipe(target: EventTarget, across: number, ms: number, init: Point = {}) {
  send('pointerdown', target, { x: 500, y: 100, at: 0, ...init });
  send('pointermove', target, { x: 500 + across, y: 100, at: ms - 1, ...init });
  send('pointerup', target, { x: 500 + across, y: 100, at: ms, ...init });
}

const click = (target: EventTarget) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

describe.each(['touch', 'pen', 'mouse'])('by %s', (pointerType) => {
  it.each<[across: number, ms: number, index: number]>([
    [-50, 250, 1],
    [50, 250, 4],
    [-49, 250, 0],
    [-50, 251, 0],
    [-400, 251, 0],
    [-401, 251, 1],
    [401, 900, 4],
  ])('%d px in %d ms lead to slide %d', (across, ms, index) => {
    const { picture, store, letGo } = create();
    swipe(picture, across, ms, { pointerType });
    expect(store.index).toBe(index);
    expect(letGo).toHaveBeenCalledTimes(index ? 0 : 1);
  });
});

describe('a drag', () => {
  it.each(['pen', 'mouse'])('by %s marks no text', (pointerType) => {
    const { node, picture } = create();
    send('pointerdown', picture, { x: 500, pointerType });
    send('pointermove', picture, { x: 400, at: 20, pointerType });
    expect(node.style.userSelect).toBe('none');
    send('pointerup', picture, { x: 400, at: 30, pointerType });
    expect(node.style.userSelect).toBeFalsy();
  });

  it('by touch writes nothing that all slides would inherit', () => {
    const { node, picture } = create();
    send('pointerdown', picture, { x: 500 });
    send('pointermove', picture, { x: 400, at: 20 });
    expect(node.style.userSelect).toBeFalsy();
  });

  it('is followed once a frame, and to its end', () => {
    const { picture, store, drag } = create();
    send('pointerdown', picture, { x: 500, y: 100 });
    for (const x of [480, 460, 440]) send('pointermove', picture, { x, y: 103, at: 300 });
    expect(drag).not.toHaveBeenCalled();
    paint();
    expect(drag.mock.calls).toEqual([[-60]]);
    send('pointermove', picture, { x: 430, y: 103, at: 350 });
    send('pointerup', picture, { x: 50, y: 104, at: 400 });
    paint();
    expect(drag.mock.calls).toEqual([[-60], [-450]]);
    expect(store.index).toBe(1);
  });

  it('goes the other way on a page from right to left', () => {
    const { picture, store } = create({ isRtl: true });
    swipe(picture, 80, 100);
    expect(store.index).toBe(1);
    swipe(picture, -80, 100);
    expect(store.index).toBe(0);
  });

  it('past an end comes back', () => {
    const { picture, store, letGo } = create({ loop: false, index: 4 });
    const reachedEnd = vi.fn();
    store.listen({ reachedEnd });
    swipe(picture, -300, 100);
    expect(reachedEnd).toHaveBeenCalledExactlyOnceWith('end');
    expect(letGo).toHaveBeenCalledOnce();
  });

  it('is judged by the layout, where it has a rule', () => {
    const isStep = vi.fn<(gesture: Gesture) => boolean>(() => true);
    const { picture, store } = create({ layout: { isStep } });
    swipe(picture, -20, 900);
    expect(isStep).toHaveBeenCalledExactlyOnceWith({
      offset: -20,
      duration: 900,
      width: WIDTH,
      velocity: 0,
    });
    expect(store.index).toBe(1);
  });

  it('tells how fast it was', () => {
    const isStep = vi.fn<(gesture: Gesture) => boolean>(() => false);
    const { picture } = create({ layout: { isStep } });
    send('pointerdown', picture, { x: 500 });
    for (const [x, at] of [[400, 500] as const, [350, 550] as const]) {
      send('pointermove', picture, { x, at });
    }
    send('pointerup', picture, { x: 350, at: 560 });
    expect(isStep.mock.lastCall?.[0].velocity).toBe(-1);
  });

  it('that went up or down first is the page’s', () => {
    const { picture, store, drag, letGo, held } = create();
    send('pointerdown', picture, { x: 500, y: 100 });
    send('pointermove', picture, { x: 491, y: 120, at: 10 });
    expect(held.mock.calls).toEqual([[true], [false]]);
    send('pointermove', picture, { x: 300, y: 120, at: 20 });
    send('pointerup', picture, { x: 300, y: 120, at: 30 });
    paint();
    expect([store.index, drag.mock.calls, letGo.mock.calls]).toEqual([0, [], []]);
  });

  it('is over when a second finger comes, or when the browser takes the pointer', () => {
    const { picture, store, letGo } = create();
    const start = () => {
      send('pointerdown', picture, { x: 500 });
      send('pointermove', picture, { x: 400, at: 20 });
    };
    start();
    send('pointerdown', picture, { x: 100, pointerId: 2, isPrimary: false });
    expect(letGo).toHaveBeenCalledTimes(1);
    send('pointerup', picture, { x: 300, at: 30 });
    start();
    send('pointercancel', picture, { x: 300, at: 30 });
    expect(letGo).toHaveBeenCalledTimes(2);
    send('pointerup', picture, { x: 300, at: 40 });
    expect(store.index).toBe(0);
  });

  it('is over when a mouse comes back without its button', () => {
    const { picture, store, letGo } = create();
    send('pointerdown', picture, { x: 500, pointerType: 'mouse' });
    send('pointermove', picture, { x: 300, pointerType: 'mouse', at: 20 });
    send('pointermove', picture, { x: 200, pointerType: 'mouse', buttons: 0, at: 30 });
    send('pointerup', picture, { x: 200, pointerType: 'mouse', at: 40 });
    expect(letGo).toHaveBeenCalledOnce();
    expect(store.index).toBe(0);
  });

  it('is over when the gallery gets another slide by other means, which is left alone', () => {
    const { picture, store, letGo } = create();
    send('pointerdown', picture, { x: 500 });
    send('pointermove', picture, { x: 400, at: 20 });
    store.goTo(3);
    send('pointerup', picture, { x: 300, at: 30 });
    expect(letGo).not.toHaveBeenCalled();
    expect(store.index).toBe(3);
  });

  it('is refused while the gallery moves, also while what was dragged goes back', async () => {
    let arrive = () => {};
    const finished = new Promise<Animation>((_, reject) => {
      arrive = () => reject(new Error('cancelled'));
    });
    const letGo = () => [{ finished } as Animation];
    const { picture, store } = create({ layout: { letGo } });
    swipe(picture, -20, 900);
    expect(store.isInMotion).toBe(true);
    swipe(picture, -80, 100);
    expect(store.index).toBe(0);
    arrive();
    await vi.waitFor(() => expect(store.isInMotion).toBe(false));
    swipe(picture, -80, 100);
    expect(store.index).toBe(1);
  });

  it('begins neither in a field, nor by another button, nor where somebody has it', () => {
    const { node, picture, store } = create();
    swipe(node.querySelector('input') ?? node, -100, 100);
    swipe(picture, -100, 100, { pointerType: 'mouse', button: 2 });
    picture.addEventListener('pointerdown', (event) => event.preventDefault());
    swipe(picture, -100, 100);
    expect(store.index).toBe(0);
  });

  it('holds autoplay while it lasts', () => {
    const { picture, held } = create();
    send('pointerdown', picture, { x: 500 });
    send('pointermove', picture, { x: 400, at: 20 });
    expect(held.mock.calls).toEqual([[true]]);
    send('pointerup', picture, { x: 400, at: 30 });
    expect(held.mock.calls).toEqual([[true], [false]]);
  });
});

describe('a mouse', () => {
  it('carries no picture away while it is down', () => {
    const { picture } = create();
    const carry = () => {
      const event = new Event('dragstart', { bubbles: true, cancelable: true });
      picture.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(carry()).toBe(false);
    send('pointerdown', picture, { pointerType: 'mouse' });
    expect(carry()).toBe(true);
    send('pointerup', picture, { pointerType: 'mouse' });
    expect(carry()).toBe(false);
  });

  it('clicks nothing at the end of a drag, and does afterwards', () => {
    const { picture, node } = create();
    const clicked = vi.fn();
    node.addEventListener('click', clicked);
    swipe(picture, -20, 300, { pointerType: 'mouse' });
    expect(click(picture)).toBe(true);
    expect(clicked).not.toHaveBeenCalled();
    expect(click(picture)).toBe(false);
    swipe(picture, -20, 300, { pointerType: 'mouse' });
    vi.advanceTimersByTime(60);
    expect(click(picture)).toBe(false);
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it('clicks where it did not drag', () => {
    const { picture } = create();
    swipe(picture, 5, 100, { pointerType: 'mouse' });
    expect(click(picture)).toBe(false);
  });
});

it('up and down the page scrolls, two fingers zoom, and all is given back', () => {
  const on = vi.spyOn(window, 'addEventListener');
  const off = vi.spyOn(window, 'removeEventListener');
  const { node, picture, before, store, stop, drag } = create();
  expect(node.style.touchAction).toBe('pan-y pinch-zoom');
  send('pointerdown', picture, { x: 500 });
  send('pointermove', picture, { x: 400, at: 20 });
  stop();
  paint();
  send('pointerup', picture, { x: 300, at: 30 });
  swipe(picture, -100, 100);
  expect(drag).not.toHaveBeenCalled();
  expect(store.index).toBe(0);
  expect(node.outerHTML).toBe(before);
  expect(on.mock.calls).not.toEqual([]);
  expect(off.mock.calls).toEqual(expect.arrayContaining(on.mock.calls));
});
