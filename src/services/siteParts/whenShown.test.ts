import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createScope } from '#engine/scope';
import { addPicture } from '#fixtures/harness/addPicture';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { LOOK_MS } from './pictures/afterPictures';
import { FIRST_VIEW_MS, PATIENCE_MS, whenShown } from './whenShown';

let scope: ReturnType<typeof createScope>;
let run: ReturnType<typeof vi.fn<() => void>>;

const isLoading = () =>
  vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('interactive');
const load = () => window.dispatchEvent(new Event('load'));

beforeEach(() => {
  vi.useFakeTimers();
  const runtime = createTestRuntime();
  scope = createScope(runtime, runtime);
  run = vi.fn();
});
afterEach(() => {
  scope.destroy();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('runs once, a while after the page has loaded', () => {
  isLoading();
  whenShown(scope, run);
  vi.advanceTimersByTime(500);
  load();
  vi.advanceTimersByTime(FIRST_VIEW_MS - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs when the visitor scrolls on', () => {
  isLoading();
  whenShown(scope, run);
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs at once where the page has loaded long ago', () => {
  const loaded = { loadEventEnd: performance.now() + 1 };
  vi.advanceTimersByTime(1 + FIRST_VIEW_MS);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    loaded as PerformanceNavigationTiming,
  ]);
  whenShown(scope, run);
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits for a picture in view, and for none below it', () => {
  addPicture(innerHeight);
  const picture = addPicture(innerHeight - 1);
  isLoading();
  whenShown(scope, run);
  load();
  vi.advanceTimersByTime(FIRST_VIEW_MS + LOOK_MS);
  expect(run).not.toHaveBeenCalled();
  picture.come();
  vi.advanceTimersByTime(LOOK_MS);
  expect(run).toHaveBeenCalledTimes(1);
});

it.each(['a page', 'a picture'])('waits so long for %s that never comes', (what) => {
  if (what === 'a page') isLoading();
  else addPicture(0);
  whenShown(scope, run);
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('never runs after its scope has ended', () => {
  whenShown(scope, run);
  scope.destroy();
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(run).not.toHaveBeenCalled();
});
