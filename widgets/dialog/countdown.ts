import type { Cancel, Clock } from '../../src/clock';

/** A time that runs out once, and stands still meanwhile for as many reasons as there are. */
export interface Countdown {
  /** Lets the time stand still for this reason, or go on where no other reason is left. */
  hold(reason: 'hover' | 'focus', on: boolean): void;
  cancel: Cancel;
}

/** Runs `run` after `ms` milliseconds, not counting those that it was held. */
export function createCountdown(clock: Clock, ms: number, run: () => void): Countdown {
  const reasons = new Set<string>();
  let left = ms;
  let since = clock.now();
  let stop: Cancel | undefined = clock.after(left, run);

  const pause = () => {
    if (!stop) return;
    stop();
    stop = undefined;
    left -= clock.now() - since;
  };
  const resume = () => {
    since = clock.now();
    stop = clock.after(Math.max(0, left), run);
  };

  return {
    hold(reason, on) {
      if (on) {
        reasons.add(reason);
        pause();
      } else if (reasons.delete(reason) && !reasons.size) {
        resume();
      }
    },
    cancel() {
      reasons.clear();
      stop?.();
      stop = undefined;
    },
  };
}
