import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Http } from '#calls/http/http';
import type { Clock } from '#engine/clock';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import {
  FLUSH_MS,
  METRICS_MS,
  type PerformancePart,
  performanceParts,
  reportPerformance,
} from './reportPerformance';
import type { Vital } from './watchVitals';

let tellVital: ((vital: Vital) => void) | undefined;

vi.mock('./watchVitals', () => ({
  watchVitals(tell: (vital: Vital) => void) {
    tellVital = tell;
    return () => {
      tellVital = undefined;
    };
  },
}));
vi.mock('./readPageSpeed', () => ({ readPageSpeed: () => ({ path: '/pier' }) }));
vi.mock('./readImages', () => ({ readImages: () => [{ image: 'boat.jpg' }] }));

/** What is to run, and when, by a clock that stands still. */
let timers: { ms: number; run(): void }[];
let beacons: unknown[];

const clock: Clock = {
  now: () => 0,
  after(ms, run) {
    const timer = { ms, run };
    timers.push(timer);
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  },
};

const vital = (metric: Vital['metric'], value: number): Vital => ({
  metric,
  value,
  rating: 'good',
  navigationType: 'navigate',
});

async function start(unsent = new Set<PerformancePart>(performanceParts)) {
  const http = { get: vi.fn(async () => ({ pageLoadId: 'one' })), post: vi.fn() };
  const runtime = createTestRuntime(1, { http: http as unknown as Http });
  Object.assign(runtime, { clock });
  const scope = runtime.scope();
  reportPerformance(scope, unsent);
  await vi.waitFor(() => expect(tellVital).toBeDefined());
  return scope.destroy;
}

const runAt = (ms: number) => timers.find((timer) => timer.ms === ms)?.run();

beforeEach(() => {
  timers = [];
  beacons = [];
  Reflect.deleteProperty(globalThis, Symbol.for('skerry.keepalive'));
  vi.stubGlobal('navigator', {
    sendBeacon(_: string, text: string) {
      beacons.push(JSON.parse(text));
      return true;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  tellVital = undefined;
});

const loads = [
  { type: 'page_speed', path: '/pier', pageLoadId: 'one' },
  { type: 'image', image: 'boat.jpg', pageLoadId: 'one' },
];
const user = (metric: string, value: number) => ({
  type: 'user',
  metric,
  value,
  rating: 'good',
  navigationType: 'navigate',
  pageLoadId: 'one',
});

it('sends how the page loaded after 30 s, and the last word of each vital after 60', async () => {
  expect([FLUSH_MS, METRICS_MS]).toEqual([30_000, 60_000]);
  const stop = await start();
  tellVital?.(vital('LCP', 900));
  tellVital?.(vital('LCP', 1200));
  expect(beacons).toEqual([]);
  runAt(30_000);
  expect(beacons).toEqual([loads]);
  tellVital?.(vital('CLS', 0.01));
  runAt(60_000);
  expect(beacons).toEqual([loads, [user('LCP', 1200), user('CLS', 0.01)]]);
  dispatchEvent(new Event('pagehide'));
  expect(beacons).toHaveLength(2);
  stop();
});

it('sends all that has not gone out yet when the page is hidden', async () => {
  const stop = await start();
  tellVital?.(vital('INP', 80));
  dispatchEvent(new Event('pagehide'));
  expect(beacons).toEqual([[...loads, user('INP', 80)]]);
  runAt(30_000);
  runAt(60_000);
  expect(beacons).toHaveLength(1);
  stop();
});

it('waits and listens no longer once it is stopped', async () => {
  const stop = await start();
  stop();
  expect(timers).toEqual([]);
  expect(tellVital).toBeUndefined();
  dispatchEvent(new Event('pagehide'));
  expect(beacons).toEqual([]);
});

it('sends nothing twice, stopped and begun again', async () => {
  const unsent = new Set<PerformancePart>(performanceParts);
  const stop = await start(unsent);
  runAt(30_000);
  stop();
  const stopAgain = await start(unsent);
  tellVital?.(vital('INP', 80));
  dispatchEvent(new Event('pagehide'));
  expect(beacons).toEqual([loads, [user('INP', 80)]]);
  stopAgain();
});
