import type { Cancel, Clock } from '#engine/clock';

/** The number of last runs that count for their average time. */
export const THROTTLE_SAMPLES = 22;

/** The wait after a run, in times of the average run. */
export const THROTTLE_FACTOR = 2;

/** Work that is asked for more often than it can be done. */
export interface Throttle {
  /** Runs at once, or as soon as the wait after the last run is over: once, however often asked. */
  ask(): void;
  /** Forgets what was asked for. */
  stop: Cancel;
}

/**
 * Keeps work from taking all the time there is: after each run it waits twice as long as the last
 * 22 runs took on average.
 */
export function createThrottle(clock: Clock, run: () => void): Throttle {
  const times: number[] = [];
  let cancelWait: Cancel | undefined;
  let isAsked = false;

  const runNow = () => {
    isAsked = false;
    const began = clock.now();
    try {
      run();
    } finally {
      times.push(clock.now() - began);
      if (times.length > THROTTLE_SAMPLES) times.shift();
      const average = times.reduce((sum, time) => sum + time, 0) / times.length;
      cancelWait = clock.after(average * THROTTLE_FACTOR, () => {
        cancelWait = undefined;
        if (isAsked) runNow();
      });
    }
  };
  return {
    ask() {
      if (cancelWait) isAsked = true;
      else runNow();
    },
    stop() {
      isAsked = false;
      cancelWait?.();
      cancelWait = undefined;
    },
  };
}
