import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { THRESHOLDS } from './thresholds';
import { createVisibility, type Visibility } from './visibility';
import { watchSeen } from './watchSeen';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const div = () => document.createElement('div');

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('with an observer that a test drives', () => {
  interface Reading {
    ratio?: number;
    height?: number;
    isIntersecting?: boolean;
  }

  let observed: Set<Element>;
  let made: IntersectionObserverInit[];
  let read: (reading: Reading) => void;
  let visibility: Visibility;

  beforeEach(() => {
    observed = new Set();
    made = [];
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: object[]) => void, options: IntersectionObserverInit) {
          made.push(options);
          read = ({ ratio = 1, height = 100, isIntersecting = true }) =>
            tell(
              [...observed].map((target) => ({
                target,
                isIntersecting,
                intersectionRatio: ratio,
                intersectionRect: { height },
              })),
            );
        }
        observe = (node: Element) => observed.add(node);
        unobserve = (node: Element) => observed.delete(node);
      },
    );
    visibility = createVisibility();
  });

  it('has one observer for all who ask for the same margin and thresholds', () => {
    visibility.watch(div(), vi.fn());
    visibility.watch(div(), vi.fn(), { margin: '0px' });
    visibility.watch(div(), vi.fn(), { margin: '200px' });
    visibility.watch(div(), vi.fn(), { margin: '200px', thresholds: [0] });
    visibility.watch(div(), vi.fn(), { thresholds: THRESHOLDS });
    expect(made).toEqual([
      { rootMargin: '0px', threshold: [0] },
      { rootMargin: '200px', threshold: [0] },
      { rootMargin: '0px', threshold: THRESHOLDS },
    ]);
  });

  it('tells everyone who watches a node, also who comes later, until the last has left', async () => {
    const node = div();
    const tells = [vi.fn(), vi.fn(), vi.fn()] as const;
    const stops = [visibility.watch(node, tells[0]), visibility.watch(node, tells[1])];
    read({});
    stops.push(visibility.watch(node, tells[2]));
    await turn();
    read({});
    for (const { mock } of tells) expect(mock.calls.at(-1)?.[0]).toBe(true);
    expect(observed.size).toBe(1);
    stops[0]?.();
    stops[0]?.();
    read({ isIntersecting: false });
    expect(tells.map(({ mock }) => mock.calls.at(-1)?.[0])).toEqual([true, false, false]);
    for (const stop of stops) stop();
    expect(observed.size).toBe(0);
  });

  it('forgets the last reading with the last who watched', async () => {
    const node = div();
    visibility.watch(node, vi.fn())();
    read({});
    const tell = vi.fn();
    visibility.watch(node, tell);
    await turn();
    expect(tell).not.toHaveBeenCalled();
  });

  it('takes half a node, or what fills half the window, for seen', () => {
    const tell = vi.fn();
    watchSeen(visibility, div(), tell);
    const counts = [
      { ratio: 0.1 },
      { ratio: 0.49, height: 399 },
      { ratio: 0.5 },
      { ratio: 1 },
      { ratio: 0.25 },
      { ratio: 0.25, height: 400 },
      { ratio: 0, isIntersecting: false },
    ].map((reading) => {
      read(reading);
      return tell.mock.calls.length;
    });
    expect(counts).toEqual([0, 0, 1, 2, 2, 3, 3]);
  });
});

describe('in a browser that has no observer', () => {
  beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined));

  it('takes the one that was loaded, and tells of nodes within the margin', async () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    const viewport = { clientWidth: 1000, clientHeight: 768 };
    for (const [name, value] of Object.entries(viewport)) {
      Object.defineProperty(document.documentElement, name, { value, configurable: true });
    }
    const place = (top: number): HTMLElement => {
      const node = div();
      const rect = { top, bottom: top + 100, height: 100, left: 0, right: 1000, width: 1000 };
      node.getBoundingClientRect = () => rect as DOMRect;
      document.body.append(node);
      return node;
    };
    const near = vi.fn();
    const far = vi.fn();
    await import('./polyfill/index');
    const { watch } = createVisibility();
    const stops = [
      watch(place(900), near, { margin: '200px' }),
      watch(place(1200), far, { margin: '200px' }),
    ];
    await vi.waitFor(() => expect(near).toHaveBeenCalledWith(true, expect.anything()));
    expect(far).not.toHaveBeenCalledWith(true, expect.anything());
    for (const stop of stops) stop();
  });
});
