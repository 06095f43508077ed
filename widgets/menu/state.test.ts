import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstMenu, type MenuAction, type Move, reduceMenu } from './state';

const MOVES: readonly Move[] = ['next', 'previous', 'first', 'last'];

const counts = fc.integer({ min: 2, max: 8 });
const actions = (count: number) =>
  fc.array(
    fc.oneof(
      fc.record({
        type: fc.constantFrom<'select' | 'focus'>('select', 'focus'),
        index: fc.nat({ max: count - 1 }),
      }),
      fc.record({ type: fc.constant('move' as const), move: fc.constantFrom(...MOVES) }),
    ),
    { maxLength: 40 },
  );
const runs = counts.chain((count) => fc.record({ count: fc.constant(count), all: actions(count) }));

/** Every state that these actions lead through, the first one included. */
const run = (count: number, automatic: boolean, all: readonly MenuAction[]) => {
  const states = [firstMenu(0)];
  for (const action of all) {
    states.push(reduceMenu(states.at(-1) ?? firstMenu(0), action, count, automatic));
  }
  return states;
};

const move = (from: number, to: Move, automatic = false) =>
  reduceMenu({ active: 0, focused: from }, { type: 'move', move: to }, 3, automatic);

describe('a menu', () => {
  it('starts with its first tab, wherever the focus is', () => {
    expect(firstMenu(2)).toEqual({ active: 0, focused: 2 });
  });

  it.each<[from: number, Move, to: number]>([
    [0, 'next', 1],
    [2, 'next', 0],
    [1, 'previous', 0],
    [0, 'previous', 2],
    [1, 'first', 0],
    [1, 'last', 2],
  ])('leads from tab %i by %s to tab %i', (from, to, focused) => {
    expect(move(from, to)).toEqual({ active: 0, focused });
    expect(move(from, to, true)).toEqual({ active: focused, focused });
  });

  it('selects a tab, and goes on from the one that has the focus', () => {
    const states = run(3, false, [
      { type: 'select', index: 2 },
      { type: 'focus', index: 2 },
      { type: 'move', move: 'next' },
    ]);
    expect(states.at(-1)).toEqual({ active: 2, focused: 0 });
  });

  it('always has one active tab, and the focus on one of its tabs', () => {
    fc.assert(
      fc.property(runs, fc.boolean(), ({ count, all }, automatic) =>
        run(count, automatic, all).every(({ active, focused }) =>
          [active, focused].every((tab) => Number.isInteger(tab) && tab >= 0 && tab < count),
        ),
      ),
    );
  });

  it('changes the active tab by a selection only, unless it is automatic', () => {
    fc.assert(
      fc.property(runs, ({ count, all }) => {
        const selected = all.flatMap((action) => (action.type === 'select' ? action.index : []));
        const last = run(count, false, all).at(-1);
        return last?.active === (selected.at(-1) ?? 0);
      }),
    );
  });

  it('shows where the keyboard stands after every move, if it is automatic', () => {
    fc.assert(
      fc.property(runs, fc.constantFrom(...MOVES), ({ count, all }, to) => {
        const last = run(count, true, [...all, { type: 'move', move: to }]).at(-1);
        return last?.active === last?.focused;
      }),
    );
  });

  it('comes back: by as many steps as there are tabs, and by a step back', () => {
    fc.assert(
      fc.property(runs, ({ count, all }) => {
        const before = run(count, false, all).at(-1);
        const next: MenuAction = { type: 'move', move: 'next' };
        const previous: MenuAction = { type: 'move', move: 'previous' };
        const around = run(count, false, [...all, ...Array(count).fill(next)]).at(-1);
        const there = run(count, false, [...all, next, previous]).at(-1);
        expect(around).toEqual(before);
        expect(there).toEqual(before);
      }),
    );
  });
});
