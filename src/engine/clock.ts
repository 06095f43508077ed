/** Stops a wait or a subscription. Calling it twice does nothing. */
export type Cancel = () => void;

/** Time, in milliseconds. */
export interface Clock {
  /** Returns the time since the page started. It does not jump with the computer's clock. */
  now(): number;
  /** Runs `run` once after `ms` milliseconds; returns how to cancel it. */
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
