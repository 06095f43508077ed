import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createInView } from './inView';

let observed = new Set<Element>();
let see = (_isIntersecting: boolean) => {};

beforeEach(() => {
  observed = new Set();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => tell([...observed].map((target) => ({ target, isIntersecting })));
      }
      observe = (node: Element) => observed.add(node);
      unobserve = (node: Element) => observed.delete(node);
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

it('tells everyone who watches a node, also who comes later, until the last has left', () => {
  const view = createInView();
  const node = document.createElement('div');
  const tells = [vi.fn(), vi.fn(), vi.fn()] as const;
  const stops = [view.watch(node, tells[0]), view.watch(node, tells[1])];
  see(true);
  stops.push(view.watch(node, tells[2]));
  expect(tells.map(({ mock }) => mock.calls)).toEqual([[[true]], [[true]], [[true]]]);
  stops[0]?.();
  stops[0]?.();
  see(false);
  expect(tells.map(({ mock }) => mock.calls.length)).toEqual([1, 2, 2]);
  for (const stop of stops) stop();
  expect(observed.size).toBe(0);
});

it('tells once where the browser has no observer', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const tell = vi.fn();
  createInView().watch(document.createElement('div'), tell)();
  expect(tell.mock.calls).toEqual([[true]]);
});
