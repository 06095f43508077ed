import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubObserver } from '#fixtures/harness/stubObserver';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createLightboxes } from './createLightboxes';
import { fitItem } from './geometry/fitItem';
import type { LightboxItem, LightboxOptions } from './service';
import { readOptions } from './settings';

/** What the browser is asked to do; how it looks on the way is measured in the browser specs. */
interface Asked {
  element: Element;
  frames: Keyframe[] | PropertyIndexedKeyframes;
  timing: KeyframeAnimationOptions;
  motion: Animation;
}

let asked: Asked[] = [];
const services: ReturnType<typeof createLightboxes>[] = [];
let reducesMotion = false;

beforeEach(() => {
  asked = [];
  reducesMotion = false;
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducesMotion && query.includes('reduce'),
  }));
  stubObserver('ResizeObserver');
  // A window without a scrollbar.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(innerWidth);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(innerHeight);
  HTMLImageElement.prototype.decode = () => new Promise(() => {});
  Object.assign(document, { timeline: { currentTime: 7 } });
  // The browser's own end of a motion never comes here.
  Element.prototype.animate = function (this: Element, frames, timing) {
    const { delay = 0, duration = 0, endDelay = 0 } = Object(timing);
    const motion = {
      finished: new Promise(() => {}),
      currentTime: delay + duration + endDelay,
      cancel() {},
      reverse() {},
    } as unknown as Animation;
    asked.push({ element: this, frames: frames ?? [], timing: Object(timing), motion });
    return motion;
  };
});

afterEach(() => {
  for (const service of services.splice(0)) service.destroy();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  Reflect.deleteProperty(document, 'timeline');
  document.body.replaceChildren();
});

const item: LightboxItem = {
  kind: 'image',
  source: 'a.jpg',
  size: { width: 1600, height: 900 },
  alt: 'A',
};
const SET = [item, item, item, item];

function createService() {
  const runtime = createTestRuntime();
  const service = createLightboxes(runtime);
  services.push(service);
  return service;
}

function open(options: Partial<LightboxOptions> = {}) {
  return createService().open({ set: SET, ...options });
}

/** The overlay is painted before the rest is drawn: one frame, and the task after it. */
const whenDrawn = () => vi.advanceTimersByTimeAsync(20);
async function openDrawn(options?: Partial<LightboxOptions>) {
  const lightbox = open(options);
  await whenDrawn();
  return lightbox;
}

const one = (css: string) => document.querySelector<HTMLElement>(css);
const askedOf = (css: string) => asked.find(({ element }) => element.matches(css));
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
/** How often in a while arrow keys that never stop step. */
const stepsIn = async (ms: number) => {
  const lightbox = await openDrawn({ speed: 0 });
  let steps = 0;
  for (let passed = 0; passed < ms; passed += 10) {
    const before = lightbox.index;
    press('ArrowRight');
    steps += lightbox.index === before ? 0 : 1;
    vi.advanceTimersByTime(10);
  }
  return steps;
};
/** Milliseconds until something is so. */
const waitFor = async (isSo: () => unknown) => {
  let waited = 0;
  for (; !isSo() && waited < 5000; waited += 1) await vi.advanceTimersByTimeAsync(1);
  return waited;
};
const opacityOf = (css: string) => {
  const { opacity } = Object(askedOf(css)?.frames);
  return opacity;
};

const figures: [figure: string, value: unknown, measure: () => unknown][] = [
  [
    'the overlay’s opacity goes to 0.95',
    [0, 0.95],
    () => {
      open();
      return opacityOf('.sqs-lightbox-overlay');
    },
  ],
  [
    'over 0.3 s, at once',
    [undefined, 300],
    () => {
      open();
      const { delay, duration } = askedOf('.sqs-lightbox-overlay')?.timing ?? {};
      return [delay, duration];
    },
  ],
  [
    'then the content shows, over 0.6 s',
    [300, 600],
    async () => {
      await openDrawn();
      const { delay, duration } = askedOf('.skerry-lightbox-item')?.timing ?? {};
      return [delay, duration];
    },
  ],
  [
    'and the controls with it',
    [300, 600],
    async () => {
      await openDrawn();
      const { delay, duration } = askedOf('.skerry-lightbox-controls')?.timing ?? {};
      return [delay, duration];
    },
  ],
  [
    'nothing moves where less motion is asked for',
    0,
    () => {
      reducesMotion = true;
      const lightbox = open();
      press('ArrowRight');
      lightbox.close();
      return asked.length + document.querySelectorAll('.skerry-lightbox').length;
    },
  ],
  [
    'it is gone 600 ms after its motion of 900 ms, whatever the browser says',
    1500,
    async () => {
      const lightbox = await openDrawn();
      lightbox.close();
      return waitFor(() => !one('.skerry-lightbox'));
    },
  ],
  ['arrow keys are throttled to one in 200 ms: 5 in a second', 5, () => stepsIn(1000)],
  [
    'the speed is 0.6 s unless told otherwise',
    600,
    async () => {
      await openDrawn();
      press('ArrowRight');
      await vi.advanceTimersByTimeAsync(0);
      return askedOf('.skerry-lightbox-row')?.timing.duration;
    },
  ],
  ['the padding is 100 px', 100, () => readOptions({ set: SET }, '').padding],
  [
    'on all sides: of 1000 × 1000 px an item has 800',
    { width: 800, height: 800 },
    () =>
      fitItem(
        { width: 5000, height: 5000 },
        { width: 1000, height: 1000 },
        readOptions({ set: SET }, '').padding,
      ),
  ],
  [
    'the controls fade when the pointer has rested for 500 ms',
    500,
    async () => {
      reducesMotion = true;
      open();
      await vi.advanceTimersByTimeAsync(0);
      one('.skerry-lightbox')?.dispatchEvent(new Event('pointermove', { bubbles: true }));
      return waitFor(() => !one('.sqs-lightbox-next.mouseover'));
    },
  ],
  [
    'its title is Gallery',
    'Gallery',
    async () => {
      await openDrawn();
      return one('[role=dialog]')?.getAttribute('aria-label');
    },
  ],
  [
    'its theme is dark',
    null,
    () => {
      open();
      return one('.sqs-lightbox-overlay.light');
    },
  ],
];

it.each(figures)('%s', async (_figure, value, measure) => {
  expect(await measure()).toEqual(value);
});

it('one that is open gives way to another', async () => {
  const service = createService();
  service.open({ set: SET, title: 'First' });
  await whenDrawn();
  service.open({ set: SET, title: 'Second' });
  expect(document.querySelectorAll('.skerry-lightbox')).toHaveLength(1);
  await whenDrawn();
  const titles = [...document.querySelectorAll('[role=dialog]')].map((dialog) =>
    dialog.getAttribute('aria-label'),
  );
  expect(titles).toEqual(['Second']);
});

const starts = () => asked.map(({ motion }) => motion.startTime);

it('begins to move with the press: the overlay alone, before anything else is drawn', async () => {
  open();
  expect(askedOf('.sqs-lightbox-overlay')?.motion.startTime).toBe(7);
  expect(asked).toHaveLength(1);
  expect(one('[role=dialog]')).toBeNull();
  Object.assign(document.timeline, { currentTime: 30 });
  await whenDrawn();
  expect(starts()).toEqual([7, 7, 7]);
});

it('is gone at once where it is closed before it is drawn', async () => {
  open().close();
  expect(one('.skerry-lightbox')).toBeNull();
  await whenDrawn();
  expect(one('.skerry-lightbox')).toBeNull();
  expect(document.body.className).toBe('');
});

it('is gone where it can’t be drawn, and says so to who opened it', async () => {
  const broken = Object.defineProperty({ ...item }, 'title', {
    get() {
      throw new Error('No title');
    },
  });
  const { closed } = open({ set: [broken] });
  const refused = expect(closed).rejects.toThrow('No title');
  await whenDrawn();
  await refused;
  expect(one('.skerry-lightbox')).toBeNull();
  expect(document.body.className).toBe('');
});

it('hears Escape before it is drawn', async () => {
  open();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(one('.skerry-lightbox')).toBeNull();
});

it('lets the browser time the way back: Firefox turns round what was given a start at another time', () => {
  reducesMotion = true;
  const lightbox = open();
  reducesMotion = false;
  lightbox.close();
  expect(starts()).toEqual([undefined, undefined, undefined]);
});

const slots = () => document.querySelectorAll('.skerry-lightbox-slot').length;

it('has no neighbours while it opens: their pictures would hold up the motion', async () => {
  open();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(slots()).toBe(1);
});

it('has them once it is open', async () => {
  reducesMotion = true;
  open();
  expect(slots()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(slots()).toBe(3);
});
