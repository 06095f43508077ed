import type { Clock } from './clock';

/** The longest that one task of ours may last, in milliseconds. */
const FRAME_BUDGET_MS = 50;

/**
 * The length of a slice, in milliseconds: a step that begins in time may still end late, and the caller of the
 * first may have been at work already.
 */
const SLICE_MS = FRAME_BUDGET_MS / 4;

/** The longest wait for an idle moment, in milliseconds: some browsers never get idle. */
export const IDLE_FALLBACK_MS = 100;

/**
 * Resolves in an idle moment. A timer runs beside the idle callback, which stalls in cross-origin
 * frames and is missing in WebKit.
 *
 * @param atMost The longest wait, in milliseconds. Default: 100.
 */
export const whenIdle = (clock: Clock, atMost = IDLE_FALLBACK_MS): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    clock.after(atMost, resolve as () => void);
    const { requestIdleCallback: ask } = window as { requestIdleCallback?: unknown };
    // Where the browser has none, an element of that id is no function.
    if (ask instanceof Function) ask(resolve);
  });

/** Resolves when the browser has had time to paint and to answer the visitor. */
const yieldToBrowser = (clock: Clock): Promise<unknown> => {
  const { scheduler } = window as { scheduler?: { yield?: unknown } };
  return scheduler?.yield instanceof Function ? scheduler.yield() : whenIdle(clock, 0);
};

/**
 * Runs `work` for each item, in order, in slices: no task of ours passes the frame budget, however
 * many items there are. Starts at once, within the caller's task. The time that a generator takes
 * to find the items counts too.
 */
export type InSlices = <T>(items: Iterable<T>, work: (item: T) => void) => Promise<void>;

/** Creates an `InSlices`. What it runs within one task shares a slice. */
export function createSlices(clock: Clock): InSlices {
  let end = 0;
  return async (items, work) => {
    if (clock.now() > end) end = clock.now() + SLICE_MS;
    for (const item of items) {
      work(item);
      if (clock.now() > end) {
        await yieldToBrowser(clock);
        end = clock.now() + SLICE_MS;
      }
    }
  };
}
