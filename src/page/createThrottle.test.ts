import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createDrivenClock } from '#fixtures/harness/createDrivenClock';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { createThrottle, THROTTLE_FACTOR, THROTTLE_SAMPLES } from './createThrottle';

it('runs at once, then waits twice as long as a run takes', () => {
  const { clock, spend, pass } = createDrivenClock();
  const run = vi.fn(() => spend(10));
  const throttle = createThrottle(clock, run);
  throttle.ask();
  expect(run).toHaveBeenCalledTimes(1);
  throttle.ask();
  throttle.ask();
  pass(19);
  expect(run).toHaveBeenCalledTimes(1);
  pass(1);
  expect(run).toHaveBeenCalledTimes(2);
  pass(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

it('waits for the average of the last 22 runs', () => {
  const { clock, spend, pass } = createDrivenClock();
  let takes = 100;
  const run = vi.fn(() => spend(takes));
  const throttle = createThrottle(clock, run);
  throttle.ask();
  takes = 1;
  for (let time = 0; time < THROTTLE_SAMPLES; time += 1) {
    throttle.ask();
    pass(1000);
  }
  // The slow one is forgotten by now.
  throttle.ask();
  run.mockClear();
  throttle.ask();
  pass(THROTTLE_FACTOR - 0.5);
  expect(run).not.toHaveBeenCalled();
  pass(0.5);
  expect(run).toHaveBeenCalledOnce();
});

it('forgets what was asked for when it is stopped, and waits on where a run throws', () => {
  const { clock, spend, pass, pending } = createDrivenClock();
  const run = vi.fn(() => {
    spend(5);
    throw new Error('no');
  });
  const throttle = createThrottle(clock, run);
  expect(throttle.ask).toThrow('no');
  throttle.ask();
  throttle.stop();
  pass(1000);
  expect(run).toHaveBeenCalledOnce();
  expect(pending()).toBe(0);
});

it(
  'never takes more than a third of the time, and leaves nothing undone',
  () => {
    const steps = fc.array(fc.record({ takes: fc.nat(50), pass: fc.nat(200) }), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (all) => {
        const { clock, spend, pass } = createDrivenClock();
        let takes = 0;
        let busy = 0;
        let asked = 0;
        let seen = 0;
        const throttle = createThrottle(clock, () => {
          seen = asked;
          busy += takes;
          spend(takes);
        });
        // Runs of one length: an average then is what each takes.
        takes = all[0]?.takes ?? 0;
        for (const step of all) {
          asked += 1;
          throttle.ask();
          pass(step.pass);
        }
        pass(takes * THROTTLE_FACTOR);
        expect(seen).toBe(asked);
        expect(busy * (THROTTLE_FACTOR + 1)).toBeLessThanOrEqual(clock.now() + takes * 3 + 1e-6);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
