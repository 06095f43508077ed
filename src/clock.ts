/** Stops a wait or a subscription. Calling it twice does nothing. */
export type Cancel = () => void;

/** Time, in milliseconds. */
export interface Clock {
  /** Since the page started; does not jump with the computer's clock. */
  now(): number;
  /** Runs `run` once after `ms`, unless cancelled before. */
  after(ms: number, run: () => void): Cancel;
}

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
