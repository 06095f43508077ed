import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserClock } from '#engine/clock';
import type { Scope } from '#engine/scope';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { type Countdown, createCountdown } from './countdown';

let run: ReturnType<typeof vi.fn<() => void>>;
let scope: Scope;
let countdown: Countdown;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  run = vi.fn<() => void>();
  scope = Object.assign(createTestRuntime(), { clock: browserClock }).scope();
  countdown = createCountdown(scope, 2000, run);
});
afterEach(() => {
  scope.destroy();
  vi.useRealTimers();
});

it('runs once, in time', () => {
  vi.advanceTimersByTime(1999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledOnce();
});

it('stands still while it is held, for every reason', () => {
  vi.advanceTimersByTime(1500);
  countdown.hold('hover', true);
  countdown.hold('hover', true);
  countdown.hold('focus', true);
  vi.advanceTimersByTime(60_000);
  countdown.hold('hover', false);
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  countdown.hold('focus', false);
  vi.advanceTimersByTime(499);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it('goes on by itself when what was never held is let go', () => {
  countdown.hold('focus', false);
  vi.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalledOnce();
});

it('does not run after its scope has ended, held or not', () => {
  countdown.hold('hover', true);
  scope.destroy();
  countdown.hold('hover', false);
  vi.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
});
