import type { Clock } from './clock';

/**
 * The longest that one task of ours may last: the specification's frame budget. A single mount
 * of an island that takes longer is named in a warning.
 */
export const FRAME_BUDGET_MS = 50;

/** A slice ends well before the frame does: the step that began in time may still end late. */
const SLICE_MS = FRAME_BUDGET_MS / 4;

/** How long an idle wait lasts at the most, also where the browser never gets idle. */
export const IDLE_FALLBACK_MS = 100;

/**
 * Resolves in an idle moment, at the latest after 100 ms. The timer runs beside the idle
 * callback because that one stalls in cross-origin frames and is missing in WebKit.
 */
export const whenIdle = (clock: Clock, atMost = IDLE_FALLBACK_MS): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    clock.after(atMost, resolve as () => void);
    (window as Partial<Window>).requestIdleCallback?.(resolve);
  });

/** Lets the browser paint and answer the visitor, then goes on; soon, where there is no way to say so. */
const yieldToBrowser = (clock: Clock): Promise<unknown> => {
  const { scheduler } = window as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? whenIdle(clock, 0);
};

/**
 * Runs `work` for each item, in order, in slices: no task of ours passes the frame budget,
 * however many items there are. Starts at once, within the caller's task; the time that it takes
 * to find the items (a generator's) counts.
 */
export async function inSlices<T>(
  clock: Clock,
  items: Iterable<T>,
  work: (item: T) => void,
): Promise<void> {
  // Half a slice: the task that it starts in has been at work already.
  let end = clock.now() + SLICE_MS / 2;
  for (const item of items) {
    work(item);
    if (clock.now() > end) {
      await yieldToBrowser(clock);
      end = clock.now() + SLICE_MS;
    }
  }
}
