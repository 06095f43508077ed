import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';

/** A time that runs out once, and stands still meanwhile for as many reasons as there are. */
export interface Countdown {
  /** Lets the time stand still for this reason, or go on where no other reason is left. */
  hold(reason: 'hover' | 'focus', on: boolean): void;
}

/** Runs `run` after `ms` milliseconds, not counting those that it was held; not after its scope. */
export function createCountdown(scope: Scope, ms: number, run: () => void): Countdown {
  const { clock } = scope.runtime;
  const reasons = new Set<string>();
  let left = ms;
  let since = clock.now();
  let stop: Cancel | undefined = scope.after(left, run);

  const pause = () => {
    if (!stop) return;
    stop();
    stop = undefined;
    left -= clock.now() - since;
  };
  const resume = () => {
    since = clock.now();
    stop = scope.after(Math.max(0, left), run);
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
  };
}
