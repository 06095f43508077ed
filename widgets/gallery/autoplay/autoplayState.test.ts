import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import {
  type AutoplayAction,
  firstAutoplay,
  isRunning,
  type PauseReason,
  reduceAutoplay,
} from './autoplayState';

const REASONS: readonly PauseReason[] = [
  'hover',
  'focus',
  'hidden',
  'unseen',
  'held',
  'video',
  'lightbox',
  'whole',
  'buttonless',
];

const after = (isOn: boolean, actions: readonly AutoplayAction[]) =>
  actions.reduce(reduceAutoplay, firstAutoplay(isOn));

it('goes on by itself, or when the visitor starts it', () => {
  expect(isRunning(firstAutoplay(true))).toBe(true);
  expect(isRunning(firstAutoplay(false))).toBe(false);
  expect(isRunning(after(false, [{ type: 'start' }]))).toBe(true);
});

it.each(REASONS)('waits while there is a reason: %s', (reason) => {
  expect(isRunning(after(true, [{ type: 'pause', reason }]))).toBe(false);
  expect(after(true, [{ type: 'pause', reason }]).isOn).toBe(true);
  const gone = after(true, [
    { type: 'pause', reason },
    { type: 'resume', reason },
  ]);
  expect(isRunning(gone)).toBe(true);
});

it('what the visitor has stopped stays so, whatever leaves', () => {
  const stopped = after(true, [
    { type: 'pause', reason: 'hover' },
    { type: 'stop' },
    { type: 'resume', reason: 'hover' },
  ]);
  expect([stopped.isOn, isRunning(stopped)]).toEqual([false, false]);
});

it('what the visitor has started is paused by neither hover nor focus', () => {
  const insistent: readonly PauseReason[] = ['hover', 'focus'];
  for (const reason of REASONS) {
    const started = after(true, [{ type: 'stop' }, { type: 'pause', reason }, { type: 'start' }]);
    expect(isRunning(started)).toBe(insistent.includes(reason));
    // Until it is stopped.
    expect(isRunning(reduceAutoplay(started, { type: 'stop' }))).toBe(false);
  }
});

it(
  'runs if and only if it is on and no reason is left that counts, after anything',
  () => {
    const actions = fc.array(
      fc.oneof(
        {
          weight: 4,
          arbitrary: fc.record({
            type: fc.constantFrom<'pause' | 'resume'>('pause', 'resume'),
            reason: fc.constantFrom(...REASONS),
          }),
        },
        {
          weight: 1,
          arbitrary: fc.record({ type: fc.constantFrom<'start' | 'stop'>('start', 'stop') }),
        },
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(fc.boolean(), actions, (isOn, list) => {
        const lastOf = (is: (action: AutoplayAction) => boolean) => list.findLast(is)?.type;
        const asked = lastOf(({ type }) => type === 'start' || type === 'stop');
        const left = REASONS.filter(
          (reason) => lastOf((one) => 'reason' in one && one.reason === reason) === 'pause',
        );
        const counting = left.filter(
          (reason) => asked !== 'start' || (reason !== 'hover' && reason !== 'focus'),
        );
        const isMeantToRun = (asked ? asked === 'start' : isOn) && !counting.length;
        expect(isRunning(after(isOn, list))).toBe(isMeantToRun);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
