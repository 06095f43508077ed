import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createScope, type Scope } from '#engine/scope';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createQueue } from './createQueue';

let scope: Pick<Scope, 'after' | 'destroy'>;

beforeEach(() => {
  vi.useFakeTimers();
  const runtime = createTestRuntime();
  scope = createScope(runtime, runtime);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends when it is told to. */
function works(names: string) {
  const begun: string[] = [];
  const end = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      end.set(name, (error) => (error ? reject(error) : resolve(name)));
    });
  return { begun, end, all: [...names].map((name) => work(name)) };
}

it.each([
  [1, 'a', 'ab'],
  [2, 'ab', 'abc'],
  [16, 'abcd', 'abcd'],
])('runs %i at once, the next when one ends', async (atOnce, first, second) => {
  const { add } = createQueue(scope, () => atOnce);
  const { begun, end, all } = works('abcd');
  const results = all.map(add);
  expect(begun.join('')).toBe(first);
  end.get('a')?.();
  await expect(results[0]).resolves.toBe('a');
  expect(begun.join('')).toBe(second);
});

it('goes on after a failure, which only its own caller hears of', async () => {
  const { add } = createQueue(scope, () => 1);
  const { begun, end, all } = works('ab');
  const [first] = all.map(add);
  end.get('a')?.(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(begun).toEqual(['a', 'b']);
});

it('goes on after 10 s without an answer, which may still come', async () => {
  const { add } = createQueue(scope, () => 1);
  const { begun, end, all } = works('abc');
  const [first] = all.map(add);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(begun).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['a', 'b']);
  end.get('a')?.();
  await expect(first).resolves.toBe('a');
  // The late one frees no second place.
  expect(begun).toEqual(['a', 'b']);
});

it('leaves no timer behind', async () => {
  const { add } = createQueue(scope, () => 2);
  const { end, all } = works('ab');
  const results = all.map(add);
  for (const one of end.values()) one();
  await Promise.all(results);
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves none when its scope ends', () => {
  const { add } = createQueue(scope, () => 2);
  works('ab').all.map(add);
  scope.destroy();
  expect(vi.getTimerCount()).toBe(0);
});
