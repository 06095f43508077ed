import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Runtime } from '#engine/runtime';
import { createScope } from '#engine/scope';
import { createDrivenClock, type DrivenClock } from '#fixtures/harness/createDrivenClock';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createOverlays } from '#page/overlays/createOverlays';
import { createTooltips, type Tooltips, type TooltipView, type Trigger } from './createTooltips';

let time: DrivenClock;
let runtime: Runtime;
let tooltips: Tooltips;
let reachable: boolean;

beforeEach(() => {
  time = createDrivenClock(5000);
  const parts = new Map<unknown, unknown>();
  runtime = {
    ...createTestRuntime(),
    clock: time.clock,
    scope: () => createScope(runtime, { report: runtime.report }),
    part<T>(create: (runtime: Runtime) => T) {
      if (!parts.has(create)) parts.set(create, create(runtime));
      return parts.get(create) as T;
    },
  };
  tooltips = runtime.part(createTooltips);
  reachable = true;
});
afterEach(() => runtime.part(createOverlays).destroy());

/** A trigger that remembers what it was told. */
function createTrigger() {
  const told: TooltipView[] = [];
  const trigger: Trigger = { tell: (view) => told.push(view), isReachable: () => reachable };
  const phase = () => told.at(-1)?.phase ?? 'hidden';
  return { trigger, told, phase };
}

const pressEscape = () =>
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));

/** How long after this the trigger is in this phase, to the millisecond; at most 10 s. */
function millisecondsUntil(phase: string, one: ReturnType<typeof createTrigger>): number {
  for (let ms = 0; ms <= 10_000; ms += 1) {
    time.pass(0);
    if (one.phase() === phase) return ms;
    time.pass(1);
  }
  return Number.POSITIVE_INFINITY;
}

const figures: [figure: string, milliseconds: number, measure: () => number][] = [
  [
    'it opens 1200 ms after the pointer came',
    1200,
    () => {
      const one = createTrigger();
      tooltips.point(one.trigger, time.clock.now());
      return millisecondsUntil('shown', one);
    },
  ],
  [
    'the time before the code was here counts',
    900,
    () => {
      const one = createTrigger();
      tooltips.point(one.trigger, time.clock.now() - 300);
      return millisecondsUntil('shown', one);
    },
  ],
  [
    'it opens at once where the code took longer',
    0,
    () => {
      const one = createTrigger();
      tooltips.point(one.trigger, time.clock.now() - 4000);
      return millisecondsUntil('shown', one);
    },
  ],
  [
    'it opens at once by the keyboard',
    0,
    () => {
      const one = createTrigger();
      tooltips.dispatch({ type: 'focus', trigger: one.trigger });
      return millisecondsUntil('shown', one);
    },
  ],
  [
    'it hides at once on blur',
    0,
    () => {
      const one = createTrigger();
      tooltips.dispatch({ type: 'focus', trigger: one.trigger });
      tooltips.dispatch({ type: 'blur', trigger: one.trigger });
      return millisecondsUntil('hiding', one);
    },
  ],
  [
    'it stays 200 ms for a pointer that may be on its way',
    200,
    () => {
      const one = createTrigger();
      tooltips.point(one.trigger, time.clock.now());
      time.pass(1200);
      tooltips.dispatch({ type: 'unpoint' });
      return millisecondsUntil('hiding', one);
    },
  ],
  [
    'the second waits 1200 ms as well, though one was just open',
    1200,
    () => {
      const one = createTrigger();
      const two = createTrigger();
      tooltips.point(one.trigger, time.clock.now());
      time.pass(1200);
      tooltips.point(two.trigger, time.clock.now());
      return millisecondsUntil('shown', two);
    },
  ],
];

it.each(figures)('%s', (_figure, value, measure) => {
  expect(measure()).toBe(value);
});

it('stays for as long as the pointer does, and lets no timer run on', () => {
  const one = createTrigger();
  tooltips.point(one.trigger, time.clock.now());
  time.pass(86_400_000);
  expect(one.told.map(({ phase }) => phase)).toEqual(['waiting', 'shown']);
  expect(time.pending()).toBe(0);
});

it('says while a native tooltip could come up', () => {
  const one = createTrigger();
  tooltips.point(one.trigger, time.clock.now());
  time.pass(1200);
  tooltips.dispatch({ type: 'dismiss', trigger: one.trigger });
  tooltips.dispatch({ type: 'faded', trigger: one.trigger });
  expect(one.told.at(-1)).toMatchObject({ phase: 'hidden', engaged: true });
  tooltips.dispatch({ type: 'unpoint' });
  expect(one.told.at(-1)).toMatchObject({ phase: 'hidden', engaged: false });
});

it('opens nothing on what is out of reach by then', () => {
  const one = createTrigger();
  tooltips.point(one.trigger, time.clock.now());
  reachable = false;
  time.pass(10_000);
  expect(one.phase()).toBe('hidden');
});

it('one Escape hides it alone, the next one is for what is below', () => {
  const closed: string[] = [];
  runtime.part(createOverlays).push(() => closed.push('dialog'));
  const one = createTrigger();
  tooltips.dispatch({ type: 'focus', trigger: one.trigger });
  expect(pressEscape()).toBe(false);
  expect([one.phase(), ...closed]).toEqual(['hiding']);
  pressEscape();
  expect(closed).toEqual(['dialog']);
});

it('leaves Escape to the page while nothing is shown', () => {
  const one = createTrigger();
  tooltips.point(one.trigger, time.clock.now());
  expect(pressEscape()).toBe(true);
  tooltips.dispatch({ type: 'focus', trigger: one.trigger });
  tooltips.dispatch({ type: 'remove', trigger: one.trigger });
  expect(pressEscape()).toBe(true);
  expect(time.pending()).toBe(0);
});
