import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AudioAction, initialState, isActive, nextState } from './state';

const run = (count: number, ...actions: AudioAction[]) =>
  actions.reduce((state, action) => nextState(state, action, count), initialState);

it.each([
  ['waits from the press to the sound', [{ type: 'play' }], 0, 'waiting'],
  ['plays when there is a sound', [{ type: 'play' }, { type: 'playing' }], 0, 'playing'],
  ['plays another track at once', [{ type: 'play', index: 2 }], 2, 'waiting'],
  ['goes to another track at rest', [{ type: 'go', index: 1 }], 1, 'paused'],
  ['goes on playing at another track', [{ type: 'play' }, { type: 'go', index: 1 }], 1, 'waiting'],
  ['begins the next at the end of one', [{ type: 'play' }, { type: 'ended' }], 1, 'waiting'],
  [
    'rests at the first after the last',
    [{ type: 'play', index: 2 }, { type: 'ended' }],
    0,
    'paused',
  ],
  [
    'is not woken by what comes late',
    [{ type: 'play' }, { type: 'pause' }, { type: 'playing' }],
    0,
    'paused',
  ],
  [
    'stays failed when the browser pauses',
    [{ type: 'play' }, { type: 'failed' }, { type: 'pause' }],
    0,
    'failed',
  ],
  ['tries again', [{ type: 'failed' }, { type: 'play' }], 0, 'waiting'],
] as [string, AudioAction[], number, string][])('%s', (_, actions, index, status) => {
  expect(run(3, ...actions)).toEqual({ index, status });
});

it('is never beside its tracks, and sounds only after a press', () => {
  const action = fc.oneof(
    fc.record({ type: fc.constantFrom('play' as const, 'go' as const), index: fc.integer() }),
    fc.record({
      type: fc.constantFrom('pause', 'playing', 'waiting', 'failed', 'go') as fc.Arbitrary<'pause'>,
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.array(action), (count, actions) => {
      const state = run(count, ...actions);
      expect(state.index).toBeGreaterThanOrEqual(0);
      expect(state.index).toBeLessThan(count);
      if (!actions.some(({ type }) => type === 'play')) expect(isActive(state)).toBe(false);
    }),
  );
});
