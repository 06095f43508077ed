import type { Runtime } from '#engine/runtime';
import { createSlices } from '#engine/slices';

/**
 * Runs work when it is its turn: at once where nothing else waits. Returns what the work returns, or its error.
 */
export type TakeTurn = <T>(work: () => T | Promise<T>) => Promise<T>;

/**
 * Creates turns for what many blocks have to do at the same moment: one after the other, in slices, so that
 * the browser can paint and answer meanwhile.
 */
export function createTurns({ clock }: Runtime): TakeTurn {
  const inSlices = createSlices(clock);
  const waiting: (() => void)[] = [];
  let isRunning = false;

  function* untilNoneWaits() {
    for (let run = waiting.shift(); run; run = waiting.shift()) yield run;
    isRunning = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
      if (isRunning) return;
      isRunning = true;
      inSlices(untilNoneWaits(), (run) => run());
    });
}
