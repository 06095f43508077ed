import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import type { Scope } from '../scope';
import { whenActivated } from './whenActivated';

const setPrerendering = (value: unknown) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true });

const activate = () => {
  setPrerendering(false);
  document.dispatchEvent(new Event('prerenderingchange'));
};

let scope: Scope;

beforeEach(() => {
  scope = createTestRuntime().scope();
});
afterEach(() => {
  scope.destroy();
  Reflect.deleteProperty(document, 'prerendering');
});

it.each([undefined, false, document.createElement('img')])(
  'is now where prerendering is %s',
  (value) => {
    setPrerendering(value);
    const run = vi.fn();
    whenActivated(scope, run);
    expect(run).toHaveBeenCalledTimes(1);
  },
);

it('waits for the visitor of a page that is rendered ahead, once', () => {
  setPrerendering(true);
  const run = vi.fn();
  whenActivated(scope, run);
  expect(run).not.toHaveBeenCalled();
  activate();
  activate();
  expect(run).toHaveBeenCalledTimes(1);
});

it('is never on a page that nobody came to', () => {
  setPrerendering(true);
  const run = vi.fn();
  whenActivated(scope, run);
  scope.destroy();
  activate();
  expect(run).not.toHaveBeenCalled();
});
