import { beforeEach, expect, it, vi } from 'vitest';
import { createScope, type Scope } from '#engine/scope';
import { createDrivenClock } from '#fixtures/harness/createDrivenClock';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createSecondTry } from './createSecondTry';

let time: ReturnType<typeof createDrivenClock>;
let scope: Scope;
const again = vi.fn();
const end = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  time = createDrivenClock();
  scope = createScope({ ...createTestRuntime(), clock: time.clock }, { report: vi.fn() });
});

it('tries once more after a second, and ends with the next failure', () => {
  const fail = createSecondTry(scope, again, end);
  fail();
  // The browser tells of one failure in several ways.
  fail();
  expect([again, end].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  time.pass(1000);
  expect(again).toHaveBeenCalledOnce();
  expect(end).not.toHaveBeenCalled();
  fail();
  expect(end).toHaveBeenCalledOnce();
});

it('tries nothing after its scope', () => {
  createSecondTry(scope, again, end)();
  scope.destroy();
  time.pass(1000);
  expect(again).not.toHaveBeenCalled();
});
