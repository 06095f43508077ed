import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserClock } from '#engine/clock';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createTurns } from './createTurns';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('does the first at once, and gives back what it returns', async () => {
  const take = createTurns(createTestRuntime());
  const done: string[] = [];
  const turn = take(() => done.push('first'));
  expect(done).toEqual(['first']);
  expect(await turn).toBe(1);
  expect(await take(() => 'next')).toBe('next');
});

it('tells of an error whoever has made it, and goes on', async () => {
  const take = createTurns(createTestRuntime());
  const failing = take(() => {
    throw new Error('no room');
  });
  const next = take(() => 'done');
  await expect(failing).rejects.toThrow('no room');
  expect(await next).toBe('done');
});

it('lets the browser do something between many, in their order', async () => {
  const order: (string | number)[] = [];
  const pause = async () => {
    order.push('pause');
    await Promise.resolve();
    order.push('painted');
  };
  vi.stubGlobal('scheduler', { yield: pause });
  vi.advanceTimersByTime(1);
  const take = createTurns({ ...createTestRuntime(), clock: browserClock });
  const work = (number: number) => () => {
    order.push(number);
    vi.advanceTimersByTime(8);
  };
  await Promise.all([1, 2, 3, 4].map((number) => take(work(number))));
  expect(order).toEqual([1, 2, 'pause', 'painted', 3, 4, 'pause', 'painted']);
});
