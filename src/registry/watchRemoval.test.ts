import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserClock, type Cancel } from '../clock';
import { watchRemoval } from './watchRemoval';

const FRAME_MS = 17;

let stop: Cancel;
const sweep = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  sweep.mockReset();
  document.body.innerHTML = '<p id="a"></p><p id="b"></p>';
  stop = watchRemoval(browserClock, sweep);
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
