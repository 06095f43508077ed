import { addScript } from '../../browser/addScript';
import { afterPaint, frame, wait } from '../../browser/frames';
import { longest, observe } from '../../browser/longest';
import { DONE, PAINTED, START, timeOf } from '../../browser/marks';
import { type Check, checkMounted, checkReady } from './checks';

/** How long the page goes on after the end, so that the observers have told all, in milliseconds. */
const SETTLE_MS = 500;

/** What one run measured, in milliseconds. */
export interface Lap {
  /** From the first line of the contestant's script to the end of the race. */
  time: number;
  /** From the same line to the end of the frame that shows the end of the race. */
  painted: number;
  /** The longest task of a script that began in the race; 0 for none over 50 ms. */
  longestTask: number;
  /** The longest frame, scripts and rendering together, that began before `painted`; 0 for none over 50 ms. */
  longestFrame: number;
  /** What does not work as it must at the end of the race. */
  problems: readonly string[];
}

export type Race = 'ready' | 'mounted';

/** What a contestant's page offers to the contestant and to the bench. */
export interface Stopwatch {
  /** A contestant calls this once, as soon as all blocks are where the race wants them. */
  done(): void;
  /** Adds the script to the page at rest and resolves when the race is over. */
  run(script: string, race: Race): Promise<Lap>;
}

declare global {
  interface Window {
    bench: Stopwatch;
  }
}

function createStopwatch(): Stopwatch {
  let finish: (problems: Check) => void;
  const finished = new Promise<Check>((resolve) => {
    finish = resolve;
  });
  let race: Race;
  return {
    done() {
      performance.mark(DONE);
      // A block that is only ready is touched in the same task: later it may be mounted.
      finish(race === 'ready' ? checkReady() : []);
    },
    async run(script, thisRace) {
      race = thisRace;
      await frame();
      await frame();
      await wait(SETTLE_MS);
      const tasks = observe('longtask');
      const frames = observe('long-animation-frame');
      addScript(script);
      const problems = [...(await finished)];
      await afterPaint();
      performance.mark(PAINTED);
      await wait(SETTLE_MS);
      if (race === 'mounted') problems.push(...(await checkMounted(frame)));
      const start = timeOf(START);
      return {
        time: timeOf(DONE) - start,
        painted: timeOf(PAINTED) - start,
        longestTask: longest(tasks, start, timeOf(DONE)),
        longestFrame: longest(frames, start, timeOf(PAINTED)),
        problems,
      };
    },
  };
}

window.bench = createStopwatch();
