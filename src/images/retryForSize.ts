import type { Clock } from '../clock';

/** How often a node without a size is asked again, and how many milliseconds apart. */
const TRIES = 100;
const TRY_MS = 10;

/** Asks again until `read` reads something; undefined after a second, or when `signal` ends it. */
export const retryForSize = <T>(
  clock: Clock,
  read: () => T | undefined,
  signal: AbortSignal,
): Promise<T | undefined> =>
  new Promise((resolve) => {
    let cancel = () => {};
    const stop = () => {
      cancel();
      resolve(undefined);
    };
    signal.addEventListener('abort', stop);
    const ask = (left: number) => {
      cancel = clock.after(TRY_MS, () => {
        const value = read();
        if (value === undefined && left > 1) return ask(left - 1);
        signal.removeEventListener('abort', stop);
        resolve(value);
      });
    };
    ask(TRIES);
  });
