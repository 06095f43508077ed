import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserClock } from './clock';
import { createSlices, whenIdle } from './slices';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs 100 steps of 4 ms each; returns how much was done before each pause. */
async function slicesOf(stepMs: number): Promise<number[]> {
  const slices: number[] = [];
  let inSlice = 0;
  const pause = () => {
    slices.push(inSlice);
    inSlice = 0;
  };
  vi.stubGlobal('scheduler', {
    yield: () => {
      pause();
      return Promise.resolve();
    },
  });
  await createSlices(browserClock)(Array.from({ length: 100 }), () => {
    vi.advanceTimersByTime(stepMs);
    inSlice += stepMs;
  });
  pause();
  return slices;
}

it('does everything, in slices that end well before the frame budget of 50 ms', async () => {
  const slices = await slicesOf(4);
  expect(slices.reduce((sum, slice) => sum + slice)).toBe(400);
  expect(Math.max(...slices)).toBeLessThan(35);
  expect(slices.length).toBeGreaterThan(10);
});

it('begins within the caller’s task, and does not pause for a little', async () => {
  const done: number[] = [];
  const all = createSlices(browserClock)([1, 2, 3], (item) => done.push(item));
  expect(done).toEqual([1, 2, 3]);
  await all;
});

it('shares a slice among what runs within one task', async () => {
  const pause = vi.fn(() => Promise.resolve());
  vi.stubGlobal('scheduler', { yield: pause });
  const inSlices = createSlices(browserClock);
  const work = () => vi.advanceTimersByTime(8);
  vi.advanceTimersByTime(1);
  await inSlices([1], work);
  expect(pause).not.toHaveBeenCalled();
  await inSlices([1], work);
  expect(pause).toHaveBeenCalledTimes(1);
});

it('waits for an idle moment 100 ms at the most', async () => {
  let idle = false;
  whenIdle(browserClock).then(() => {
    idle = true;
  });
  await vi.advanceTimersByTimeAsync(99);
  expect(idle).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(idle).toBe(true);
});

it('takes an idle moment that comes before', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  await whenIdle(browserClock);
});

it('pauses for the shortest time where there is neither a scheduler nor an idle callback', async () => {
  vi.stubGlobal('scheduler', undefined);
  let done = 0;
  const all = createSlices(browserClock)([1, 2], () => {
    vi.advanceTimersByTime(30);
    done += 1;
  });
  expect(done).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toBe(2);
  await all;
});

it('does without what an element has taken the name of', async () => {
  vi.stubGlobal('scheduler', { yield: document.createElement('input') });
  vi.stubGlobal('requestIdleCallback', document.createElement('a'));
  const done = vi.fn();
  const all = createSlices(browserClock)(Array.from({ length: 10 }), () => {
    vi.advanceTimersByTime(10);
    done();
  });
  await vi.advanceTimersByTimeAsync(1000);
  await all;
  expect(done).toHaveBeenCalledTimes(10);
});
