import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserClock } from '#engine/clock';
import type { Runtime, Services } from '#engine/runtime';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { whenAllowed } from './whenAllowed';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lets the browser paint while many blocks look for room for their buttons', async () => {
  const order: (string | number)[] = [];
  vi.stubGlobal('scheduler', {
    yield: async () => {
      order.push('pause');
    },
  });
  const consent = { isGiven: () => false } as unknown as Services['consent'];
  const runtime: Runtime = createTestRuntime(1, { consent });
  Object.assign(runtime, { clock: browserClock });
  vi.advanceTimersByTime(1);
  for (const block of [1, 2, 3, 4]) {
    const put = () => {
      order.push(block);
      vi.advanceTimersByTime(8);
    };
    whenAllowed(runtime.scope(), { text: 'Load', put });
  }
  await vi.waitUntil(() => order.length === 6);
  expect(order).toEqual([1, 2, 'pause', 3, 4, 'pause']);
});
