import { expect, it, vi } from 'vitest';
import { createStore } from './createStore';

const add = (sum: number, more: number) => sum + more;

it('tells of changes, of the state as it is then, until told to stop', () => {
  const store = createStore(1, add);
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.state));
  store.dispatch(2);
  store.dispatch(0);
  store.dispatch(4);
  stop();
  store.dispatch(8);
  expect(seen).toEqual([3, 7]);
  expect(store.state).toBe(15);
});

it('tells the others where one stops while it is told', () => {
  const store = createStore(0, add);
  const other = vi.fn();
  const stop = store.subscribe(() => stop());
  store.subscribe(other);
  store.dispatch(1);
  store.dispatch(1);
  expect(other).toHaveBeenCalledTimes(2);
});
