import { addScript } from '../../browser/addScript';
import { afterPaint, frame, wait } from '../../browser/frames';
import { longest, observe } from '../../browser/longest';
import { DONE, PAINTED, START, timeOf } from '../../browser/marks';
import { currentSlide } from './currentSlide';

/** How long the page rests before and after the race, in milliseconds. */
const REST_MS = 500;

/** How long a step to the next slide may take, in milliseconds. */
const STEP_TIMEOUT_MS = 10_000;

export interface SlideshowContestant {
  /** Stops everything. */
  destroy(): void;
}

/** What one start cost, in milliseconds. */
export interface StartTime {
  /** From the first line of the contestant's script until the slideshow is made. */
  time: number;
  /** From the same line to the end of the frame that shows it. */
  painted: number;
  /** The longest task of a script on the way; 0 for none over 50 ms. */
  longestTask: number;
  /** The longest frame on the way, scripts and rendering together; 0 for none over 50 ms. */
  longestFrame: number;
}

export interface SlideshowBench {
  /** A contestant calls this once, as soon as its slideshow can be used. */
  enter(contestant: SlideshowContestant): void;
  /** Adds the script to the page at rest and resolves when the slideshow is painted. */
  run(script: string): Promise<StartTime>;
  /** Presses the next button; says what is wrong with what is then seen. */
  step(): Promise<string[]>;
  /** The index of the slide that is seen; -1 for none. */
  seen(): number;
  destroy(): void;
}

declare global {
  interface Window {
    slideshowBench: SlideshowBench;
  }
}

function createSlideshowBench(): SlideshowBench {
  let entered: SlideshowContestant | undefined;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    enter(contestant) {
      performance.mark(DONE);
      entered = contestant;
      finish();
    },
    async run(script) {
      await afterPaint();
      await wait(REST_MS);
      const tasks = observe('longtask');
      const frames = observe('long-animation-frame');
      addScript(script);
      await finished;
      await afterPaint();
      performance.mark(PAINTED);
      await wait(REST_MS);
      const start = timeOf(START);
      return {
        time: timeOf(DONE) - start,
        painted: timeOf(PAINTED) - start,
        longestTask: longest(tasks, start, timeOf(DONE)),
        longestFrame: longest(frames, start, timeOf(PAINTED)),
      };
    },
    async step() {
      const first = currentSlide();
      document.querySelector<HTMLElement>('[data-next], [data-gallery-next]')?.click();
      const end = performance.now() + STEP_TIMEOUT_MS;
      while (currentSlide() !== 1 && performance.now() < end) await frame();
      const second = currentSlide();
      return [
        ...(first === 0 ? [] : [`slide ${first} is seen at first`]),
        ...(second === 1 ? [] : [`slide ${second} is seen after a step`]),
      ];
    },
    seen: currentSlide,
    destroy() {
      entered?.destroy();
      entered = undefined;
    },
  };
}

window.slideshowBench = createSlideshowBench();
