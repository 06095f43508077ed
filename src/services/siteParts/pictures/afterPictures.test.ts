import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scope } from '#engine/scope';
import { addPicture } from '#fixtures/harness/addPicture';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { afterPictures, LOOK_MS } from './afterPictures';

let scope: Scope;
let run: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  scope = createTestRuntime().scope();
  run = vi.fn();
});
afterEach(() => {
  scope.destroy();
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('runs at once where no picture in view is on its way', () => {
  addPicture(innerHeight);
  afterPictures(scope, run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits for a picture in view, and runs once', () => {
  const picture = addPicture(innerHeight - 1);
  afterPictures(scope, run);
  vi.advanceTimersByTime(20 * LOOK_MS);
  expect(run).not.toHaveBeenCalled();
  picture.come();
  vi.advanceTimersByTime(20 * LOOK_MS);
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits so long, and no longer', () => {
  addPicture(0);
  afterPictures(scope, run, 8 * LOOK_MS);
  vi.advanceTimersByTime(7 * LOOK_MS);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LOOK_MS);
  expect(run).toHaveBeenCalledTimes(1);
});

it('never runs after its scope has ended', () => {
  const picture = addPicture(0);
  afterPictures(scope, run);
  scope.destroy();
  picture.come();
  vi.advanceTimersByTime(20 * LOOK_MS);
  expect(run).not.toHaveBeenCalled();
});
