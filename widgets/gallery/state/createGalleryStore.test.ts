import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { heavyPropertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { createGalleryStore } from './createGalleryStore';
import type { Change, GalleryListener } from './state';

const create = (count: number, currentIndex = 0, loop = false) => {
  const store = createGalleryStore({ count, loop, currentIndex });
  const changed = vi.fn<(change: Change) => void>();
  const reachedEnd = vi.fn<(end: 'beginning' | 'end') => void>();
  const rested = vi.fn<() => void>();
  store.listen({ changed, reachedEnd, rested } satisfies GalleryListener);
  return { store, changed, reachedEnd, rested };
};

describe('which slide is current', () => {
  it.each([
    [0, 0],
    [3, 3],
    [-1, 4],
    [5, 0],
    [-11, 4],
    [Number.NaN, 0],
    [2.5, 2],
  ])('starts at %d: slide %d', (currentIndex, index) => {
    expect(createGalleryStore({ count: 5, loop: false, currentIndex }).index).toBe(index);
  });

  it.each([
    [3, 3],
    [-1, 4],
    [6, 1],
    [-3, 2],
  ])('goes to %d: slide %d', (wanted, index) => {
    const { store, changed } = create(5);
    expect(store.goTo(wanted)).toBe(true);
    expect(store.index).toBe(index);
    expect(changed).toHaveBeenCalledExactlyOnceWith({
      from: 0,
      to: index,
      direction: 'forward',
      by: 'visitor',
      isInstant: false,
    });
  });

  it('does not go where it is, nor to what is no integer', () => {
    const { store, changed } = create(5, 2);
    expect(
      [2, 7, -3, 1.5, Number.NaN, Number.POSITIVE_INFINITY].map((to) => store.goTo(to)),
    ).toEqual(Array(6).fill(false));
    expect(changed).not.toHaveBeenCalled();
  });

  it('tells who asked, and whether to move', () => {
    const { store, changed } = create(5, 3);
    store.goTo(1, { by: 'address', isInstant: true });
    expect(changed).toHaveBeenCalledWith({
      from: 3,
      to: 1,
      direction: 'reverse',
      by: 'address',
      isInstant: true,
    });
  });

  it('without slides nothing happens', () => {
    const { store, changed, reachedEnd } = create(0, 3, true);
    expect(store.index).toBe(0);
    expect([store.goTo(1), store.goTo(-1), store.step('forward'), store.step('reverse')]).toEqual(
      Array(4).fill(false),
    );
    expect([store.canStep('forward'), store.canStep('reverse')]).toEqual([false, false]);
    expect(changed).not.toHaveBeenCalled();
    expect(reachedEnd).not.toHaveBeenCalled();
  });

  it('tells nobody who no longer listens', () => {
    const store = createGalleryStore({ count: 3, loop: false, currentIndex: 0 });
    const changed = vi.fn();
    store.listen({ changed })();
    store.goTo(1);
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('a step', () => {
  it('past an end of a gallery that does not loop is told, and changes nothing', () => {
    const { store, changed, reachedEnd } = create(3);
    expect(store.step('reverse')).toBe(false);
    store.goTo(2);
    expect(store.step('forward')).toBe(false);
    expect(reachedEnd.mock.calls).toEqual([['beginning'], ['end']]);
    expect(changed).toHaveBeenCalledOnce();
    expect(store.index).toBe(2);
  });

  it('past an end of a gallery that loops goes on at the other, the same way', () => {
    const { store, changed, reachedEnd } = create(3, 2, true);
    expect(store.step('forward', 'autoplay')).toBe(true);
    expect(store.step('reverse')).toBe(true);
    expect(
      changed.mock.calls.map(([{ from, to, direction, by }]) => [from, to, direction, by]),
    ).toEqual([
      [2, 0, 'forward', 'autoplay'],
      [0, 2, 'reverse', 'visitor'],
    ]);
    expect(reachedEnd).not.toHaveBeenCalled();
  });

  it.each<[count: number, index: number, loop: boolean, back: boolean, on: boolean]>([
    [3, 0, false, false, true],
    [3, 1, false, true, true],
    [3, 2, false, true, false],
    [3, 0, true, true, true],
    [3, 2, true, true, true],
    [1, 0, false, false, false],
    [1, 0, true, false, false],
  ])('%i slides, at %i, loop %s: back %s, on %s', (count, index, loop, back, on) => {
    const { store } = create(count, index, loop);
    expect([store.canStep('reverse'), store.canStep('forward')]).toEqual([back, on]);
  });
});

describe('a step of a gallery that shows groups', () => {
  const createGroups = (currentIndex: number, loop = false, stops: readonly number[] = [0, 3, 6]) =>
    createGalleryStore({ count: 8, loop, currentIndex, stops: () => stops });

  it.each<[from: number, loop: boolean, back: number | undefined, on: number | undefined]>([
    [0, false, undefined, 3],
    [1, false, undefined, 3],
    [3, false, 0, 6],
    [5, false, 0, 6],
    [7, false, 3, undefined],
    [0, true, 6, 3],
    [6, true, 3, 0],
    [7, true, 3, 0],
  ])('from %i, loop %s: back to %s, on to %s', (from, loop, back, on) => {
    const target = (direction: 'forward' | 'reverse') => {
      const store = createGroups(from, loop);
      expect(store.canStep(direction)).toBe(store.step(direction));
      return store.index === from ? undefined : store.index;
    };
    expect([target('reverse'), target('forward')]).toEqual([back, on]);
  });

  it('that all fit leads nowhere', () => {
    for (const loop of [false, true]) {
      const store = createGroups(0, loop, [0]);
      expect([store.canStep('forward'), store.canStep('reverse')]).toEqual([false, false]);
      expect([store.step('forward'), store.step('reverse')]).toEqual([false, false]);
    }
  });

  it('goes by the stops of the moment', () => {
    let stops: readonly number[] = [0, 4];
    const store = createGalleryStore({
      count: 8,
      loop: false,
      currentIndex: 0,
      stops: () => stops,
    });
    store.step('forward');
    stops = [0, 2, 4, 6];
    store.step('forward');
    expect(store.index).toBe(6);
  });
});

describe('the motion lock', () => {
  it('refuses changes until every motion is over', () => {
    const { store, changed, reachedEnd, rested } = create(5);
    const ends = [store.begin(), store.begin()];
    expect(store.isInMotion).toBe(true);
    expect([store.goTo(2), store.step('forward'), store.step('reverse')]).toEqual(
      Array(3).fill(false),
    );
    ends[0]?.();
    ends[0]?.();
    expect(store.isInMotion).toBe(true);
    expect(rested).not.toHaveBeenCalled();
    ends[1]?.();
    expect(rested).toHaveBeenCalledOnce();
    expect(changed).not.toHaveBeenCalled();
    expect(reachedEnd).not.toHaveBeenCalled();
    expect(store.goTo(2)).toBe(true);
  });

  it('may begin with a change', () => {
    const { store } = create(5);
    store.listen({ changed: () => void store.begin() });
    expect([store.goTo(2), store.goTo(3)]).toEqual([true, false]);
  });
});

describe('linked galleries', () => {
  it('begin at the index of the one that links', () => {
    const { store } = create(5, 3);
    const other = create(5, 1);
    store.link(other.store);
    expect(other.store.index).toBe(3);
    expect(other.changed.mock.lastCall?.[0]).toMatchObject({ by: 'link', isInstant: true });
  });

  it('follow each other, once a change, and hear who asked', () => {
    const { store, changed } = create(5);
    const other = create(5);
    store.link(other.store);
    store.goTo(4, { direction: 'reverse' });
    other.store.goTo(1, { isInstant: true });
    expect(
      changed.mock.calls.map(([{ to, by, direction, isInstant }]) => [
        to,
        by,
        direction,
        isInstant,
      ]),
    ).toEqual([
      [4, 'visitor', 'reverse', false],
      [1, 'link', 'reverse', true],
    ]);
    expect(other.changed.mock.calls.map(([{ to, by, direction }]) => [to, by, direction])).toEqual([
      [4, 'link', 'reverse'],
      [1, 'visitor', 'reverse'],
    ]);
  });

  it('are all still while one moves', () => {
    const [a, b, c] = [create(5), create(5), create(5)];
    a.store.link(b.store);
    b.store.link(c.store);
    const end = c.store.begin();
    expect([a, b, c].map(({ store }) => store.isInMotion)).toEqual([true, true, true]);
    expect([a, b, c].map(({ store }) => store.goTo(1))).toEqual([false, false, false]);
    end();
    expect(a.store.goTo(1)).toBe(true);
    expect([a, b, c].map(({ store }) => store.index)).toEqual([1, 1, 1]);
  });

  it('follow although the first of them already moves', () => {
    const all = [create(5), create(5), create(5)] as const;
    const [a, b, c] = all;
    for (const { store } of all) store.listen({ changed: () => void store.begin() });
    a.store.link(b.store);
    a.store.link(c.store);
    expect(a.store.goTo(3)).toBe(true);
    expect(all.map(({ store }) => store.index)).toEqual([3, 3, 3]);
  });

  it('part, from either side', () => {
    const [a, b] = [create(5), create(5)];
    const part = a.store.link(b.store);
    expect(b.store.link(a.store)).not.toBe(part);
    b.store.link(a.store)();
    a.store.goTo(2);
    expect(b.store.index).toBe(0);
    a.store.link(b.store);
    // The first link is over: parting it again leaves the second.
    expect(b.store.index).toBe(2);
    a.store.link(b.store)();
    a.store.goTo(4);
    expect(b.store.index).toBe(2);
    expect(a.store.link(a.store)).toBeInstanceOf(Function);
    expect(a.store.goTo(1)).toBe(true);
  });

  it('with fewer slides stay among their own', () => {
    const [a, b] = [create(5, 4), create(3)];
    a.store.link(b.store);
    expect([a.store.index, b.store.index]).toEqual([4, 1]);
    b.store.goTo(2);
    expect(a.store.index).toBe(2);
  });
});

it(
  'whatever is asked, the slide is one of its own, and linked galleries stay together',
  () => {
    const asks = fc.array(
      fc.oneof(
        fc.record({ goTo: fc.maxSafeInteger(), who: fc.nat({ max: 2 }) }),
        fc.record({ step: fc.constantFrom('forward', 'reverse'), who: fc.nat({ max: 2 }) }),
        fc.record({ hold: fc.boolean(), who: fc.nat({ max: 2 }) }),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(fc.nat({ max: 7 }), fc.boolean(), asks, (count, loop, list) => {
        const stores = [0, 1, 2].map(() => create(count, 0, loop).store);
        const [a, b, c] = stores;
        if (!a || !b || !c) return;
        a.link(b);
        b.link(c);
        c.link(a);
        let ends: (() => void)[] = [];
        for (const ask of list) {
          const store = stores[ask.who] ?? a;
          const before = store.index;
          let isChanged = false;
          if ('goTo' in ask) isChanged = store.goTo(ask.goTo);
          else if ('step' in ask) isChanged = store.step(ask.step);
          else if (ask.hold) ends.push(store.begin());
          else {
            for (const end of ends) end();
            ends = [];
          }
          expect(isChanged).toBe(store.index !== before);
          expect(isChanged && ends.length > 0).toBe(false);
          expect(store.index).toBeGreaterThanOrEqual(0);
          expect(store.index).toBeLessThan(Math.max(1, count));
          expect(stores.map(({ index }) => index)).toEqual(Array(3).fill(store.index));
        }
      }),
      heavyPropertyRuns,
    );
  },
  propertyTimeout,
);

describe('a pick', () => {
  it('comes at once where nothing moves', () => {
    const { store } = create(5);
    store.pick(3);
    expect(store.index).toBe(3);
  });

  it('waits while there is motion; the last one wins, and comes once', () => {
    const { store, changed } = create(5);
    store.goTo(1);
    const end = store.begin();
    store.pick(2);
    store.pick(4);
    expect(store.index).toBe(1);
    end();
    expect(store.index).toBe(4);
    store.begin()();
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('of the slide that comes anyway is forgotten', () => {
    const { store } = create(5);
    store.goTo(1);
    const end = store.begin();
    store.pick(1);
    end();
    store.goTo(2);
    store.begin()();
    expect(store.index).toBe(2);
  });

  it('waits for a linked gallery, too, until they are parted', () => {
    const [main, strip] = [create(5), create(5)];
    const part = main.store.link(strip.store);
    const end = strip.store.begin();
    main.store.pick(3);
    expect(main.store.index).toBe(0);
    end();
    expect([main.store.index, strip.store.index]).toEqual([3, 3]);
    part();
    const endAgain = strip.store.begin();
    main.store.pick(1);
    expect(main.store.index).toBe(1);
    endAgain();
    expect(strip.store.index).toBe(3);
  });
});
