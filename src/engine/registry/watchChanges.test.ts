import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import type { Cancel } from '../clock';
import { watchChanges } from './watchChanges';

const FRAME_MS = 17;

let stop: Cancel;
const sweep = vi.fn();
const scan = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  sweep.mockReset();
  scan.mockReset();
  document.body.innerHTML = '<p id="a"></p><p id="b"></p>';
  const scope = createTestRuntime().scope();
  watchChanges(scope, sweep, scan);
  stop = scope.destroy;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const remove = (id: string) => document.getElementById(id)?.remove();

it('sweeps a frame after a node left, once for all that left', async () => {
  remove('a');
  await vi.advanceTimersByTimeAsync(FRAME_MS - 1);
  remove('b');
  expect(sweep).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(sweep).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sweep).toHaveBeenCalledOnce();
});

it('sweeps again for what leaves later', async () => {
  remove('a');
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  remove('b');
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(sweep).toHaveBeenCalledTimes(2);
});

it('finds a node that was only moved in its new place when it sweeps', async () => {
  const node = document.getElementById('a');
  const isConnected: unknown[] = [];
  sweep.mockImplementation(() => isConnected.push(node?.isConnected));
  node?.remove();
  await vi.advanceTimersByTimeAsync(FRAME_MS - 1);
  document.body.append(node ?? '');
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(isConnected).toEqual([true]);
});

it('scans a watched element a frame after something arrived in it, once', async () => {
  const watched = document.getElementById('a') as HTMLElement;
  watched.dataset.skerryWatch = '';
  watched.innerHTML = '<ul><li></li></ul>';
  const list = watched.firstElementChild as HTMLElement;
  list.append(document.createElement('li'), document.createElement('li'));
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  list.append(document.createElement('li'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(scan.mock.calls.map(([root]) => root)).toEqual([watched, list, list]);
});

it('scans nothing where nobody asked for it', async () => {
  document.getElementById('a')?.append(document.createElement('p'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(scan).not.toHaveBeenCalled();
});

it('does not sweep for what arrives', async () => {
  document.body.append(document.createElement('p'), 'text');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sweep).not.toHaveBeenCalled();
});

it('stops, also when something has just left', async () => {
  remove('a');
  await vi.advanceTimersByTimeAsync(1);
  stop();
  remove('b');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sweep).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
