import type { Scope } from '#engine/scope';

/** The longest that one load holds up the next, in milliseconds: a server that never answers stops nobody. */
const TURN_MS = 10_000;

/** Runs work in the order in which it comes, some at once. */
export interface Queue {
  /** Runs `work` when its turn comes: within the call, if it comes at once. */
  add<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Creates a queue.
 *
 * @param atOnce Returns how much may run at once; asked each time.
 */
export function createQueue({ after }: Pick<Scope, 'after'>, atOnce: () => number): Queue {
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;

  const next = () => {
    while (running < atOnce()) {
      const work = waiting.shift();
      if (!work) return;
      running += 1;
      let isOver = false;
      const end = () => {
        cancel();
        if (isOver) return;
        isOver = true;
        running -= 1;
        next();
      };
      const cancel = after(TURN_MS, end);
      work().then(end, end);
    }
  };

  return {
    add: (work) =>
      new Promise((resolve, reject) => {
        waiting.push(() => work().then(resolve, reject));
        next();
      }),
  };
}
