import { addScript } from '../../browser/addScript';
import { afterPaint, wait } from '../../browser/frames';
import { PAINTED, START, timeOf } from '../../browser/marks';

/** How long the page rests before and after the race, in milliseconds. */
const REST_MS = 500;

export interface SheetsBench {
  /**
   * Adds the script to the page at rest. Resolves when every block has come to life and is painted, with
   * how long that took from the script's first line, in milliseconds.
   */
  run(script: string): Promise<number>;
}

declare global {
  interface Window {
    sheetsBench: SheetsBench;
  }
}

/** Resolves when so many blocks have come to life. */
const allMounted = (count: number) =>
  new Promise<void>((resolve) => {
    let mounted = 0;
    document.addEventListener('skerry:mounted', ({ target }) => {
      if (!(target instanceof Element) || !target.matches('[data-block]')) return;
      mounted += 1;
      if (mounted === count) resolve();
    });
  });

window.sheetsBench = {
  async run(script) {
    await afterPaint();
    await wait(REST_MS);
    const mounted = allMounted(document.querySelectorAll('[data-block]').length);
    addScript(script);
    await mounted;
    await afterPaint();
    performance.mark(PAINTED);
    const time = timeOf(PAINTED) - timeOf(START);
    await wait(REST_MS);
    return time;
  },
};
