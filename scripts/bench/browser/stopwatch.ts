import { type Check, checkMounted, checkReady } from './checks';

/** Names of the marks: the first line of a contestant's script, and its end of the race. */
const START = 'bench:start';
const DONE = 'bench:done';
const PAINTED = 'bench:painted';

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

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** Collects what the browser tells of one kind of entry. */
function observe(type: 'longtask' | 'long-animation-frame'): PerformanceEntry[] {
  const found: PerformanceEntry[] = [];
  new PerformanceObserver((list) => found.push(...list.getEntries())).observe({ type });
  return found;
}

/** Resolves after the next frame is rendered: its rendering runs before the first task after it. */
async function afterPaint(): Promise<void> {
  await frame();
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

const timeOf = (mark: string): number => {
  const [entry] = performance.getEntriesByName(mark);
  if (!entry) throw new Error(`${mark} was not marked`);
  return entry.startTime;
};

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
      const element = document.createElement('script');
      element.src = script;
      document.head.append(element);
      const problems = [...(await finished)];
      await afterPaint();
      performance.mark(PAINTED);
      await wait(SETTLE_MS);
      if (race === 'mounted') problems.push(...(await checkMounted(frame)));
      const start = timeOf(START);
      const longest = (entries: readonly PerformanceEntry[], end: number) =>
        entries
          .filter(({ startTime, duration }) => startTime < end && startTime + duration > start)
          .reduce((most, { duration }) => Math.max(most, duration), 0);
      return {
        time: timeOf(DONE) - start,
        painted: timeOf(PAINTED) - start,
        longestTask: longest(tasks, timeOf(DONE)),
        longestFrame: longest(frames, timeOf(PAINTED)),
        problems,
      };
    },
  };
}

window.bench = createStopwatch();
