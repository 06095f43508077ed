import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { tween } from './tween';

const scope = createTestRuntime().scope();
let frames: FrameRequestCallback[] = [];
let reducesMotion = false;

beforeEach(() => {
  frames = [];
  reducesMotion = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducesMotion && query.includes('reduce'),
  }));
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => {
    frames[id - 1] = () => {};
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The page's clock at the first frame: not 0. */
const BEGAN = 1234.5;

/** Makes a frame, so many milliseconds after the first. */
const frame = (ms: number) => {
  for (const run of frames.splice(0)) run(BEGAN + ms);
};

/** In which frame, one each millisecond, a tween comes to its end. */
function timeTaken(options?: Parameters<typeof tween>[2]): number {
  const seen: number[] = [];
  tween((share) => seen.push(share), scope, options);
  for (let ms = 0; ms < 2000; ms += 1) {
    if (seen.at(-1) === 1) return seen.length === 1 ? 0 : ms - 1;
    frame(ms);
  }
  return Number.NaN;
}

const figures: [figure: string, milliseconds: number, measure: () => number][] = [
  ['it takes 300 ms', 300, () => timeTaken()],
  ['or as long as it is told', 120, () => timeTaken({ duration: 120 })],
  ['or no time', 0, () => timeTaken({ duration: 0 })],
  [
    'and none where less motion is asked for',
    0,
    () => {
      reducesMotion = true;
      return timeTaken({ duration: 500 });
    },
  ],
];

it.each(figures)('%s', (_figure, value, measure) => {
  expect(measure()).toBe(value);
});

it('goes an even way, from 0 to exactly 1', () => {
  const step = vi.fn();
  tween(step, scope);
  expect(step).not.toHaveBeenCalled();
  for (const ms of [0, 75, 150, 225, 340, 360]) frame(ms);
  expect(step.mock.calls.flat()).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(frames).toHaveLength(0);
});

it('goes the way of an easing', () => {
  const step = vi.fn();
  tween(step, scope, { easing: (share) => share ** 2 });
  for (const ms of [0, 150, 300]) frame(ms);
  expect(step.mock.calls.flat()).toEqual([0, 0.25, 1]);
});

it('is stopped from without and from within a step', () => {
  const step = vi.fn();
  const stop = tween(step, scope);
  frame(0);
  stop();
  frame(100);
  expect(step.mock.calls.flat()).toEqual([0]);

  const once = vi.fn(() => stopOnce());
  const stopOnce = tween(once, scope);
  for (const ms of [0, 100, 200]) frame(ms);
  expect(once).toHaveBeenCalledOnce();
});

it('stops with its scope, and asks for nothing in one that has ended', () => {
  const life = scope.begin();
  const step = vi.fn();
  tween(step, life);
  frame(0);
  life.destroy();
  frame(100);
  tween(step, life);
  frame(200);
  expect(step.mock.calls.flat()).toEqual([0]);
});

describe('what it is called with', () => {
  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [Number.NEGATIVE_INFINITY]])(
    'no duration of %s',
    (duration) => {
      const step = vi.fn();
      expect(() => tween(step, scope, { duration })).toThrow(
        '[Tween] Duration is not a finite number.',
      );
      expect(step).not.toHaveBeenCalled();
      expect(frames).toHaveLength(0);
    },
  );

  it.each([[undefined], [null], ['step'], [{ step() {} }]])(
    'not %j in place of a function',
    (step) => {
      // Whoever calls it from untyped code.
      expect(() => Reflect.apply(tween, undefined, [step, scope])).toThrow(TypeError);
      expect(frames).toHaveLength(0);
    },
  );

  it('a helper that was removed is reported, and the pace is even', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const step = vi.fn();
    tween(step, scope, { easing: 'easeOutStrong' });
    expect(warn.mock.calls).toEqual([['[Tween] easeOutStrong is no longer supported.']]);
    for (const ms of [0, 150, 300]) frame(ms);
    expect(step.mock.calls.flat()).toEqual([0, 0.5, 1]);
  });
});
