import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scope } from '#engine/scope';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { watchViews } from './watchViews';

let scope: Scope;

beforeEach(() => {
  scope = createTestRuntime().scope();
});
afterEach(() => {
  scope.destroy();
});

const show = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('is one view at once, and one for each time the page comes back', () => {
  const view = vi.fn();
  const views = watchViews(scope, () => true);
  views.count(view);
  expect(view).toHaveBeenCalledTimes(1);
  show(false);
  expect(view).toHaveBeenCalledTimes(1);
  show(true);
  show(true);
  expect(view).toHaveBeenCalledTimes(3);
  scope.destroy();
  show(true);
  expect(view).toHaveBeenCalledTimes(3);
});

it('counts no view twice, whoever stops and begins to count', () => {
  const view = vi.fn();
  const views = watchViews(scope, () => true);
  views.count(view)();
  views.count(view)();
  expect(view).toHaveBeenCalledTimes(1);
  // The page comes back while nobody counts: that view is counted later, once.
  show(true);
  expect(view).toHaveBeenCalledTimes(1);
  views.count(view)();
  views.count(view)();
  expect(view).toHaveBeenCalledTimes(2);
  scope.destroy();
});

it('is none yet for who has refused meanwhile, on another page', () => {
  let isGiven = true;
  const view = vi.fn();
  const views = watchViews(scope, () => isGiven);
  views.count(view);
  isGiven = false;
  show(true);
  expect(view).toHaveBeenCalledTimes(1);
  isGiven = true;
  views.count(view);
  expect(view).toHaveBeenCalledTimes(2);
});
