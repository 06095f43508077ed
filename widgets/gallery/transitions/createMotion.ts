import type { Scope } from '#engine/scope';

/**
 * A motion from one state at rest to the next: one at a time. Where the scope ends, it ends as it
 * is.
 */
export interface Motion {
  /**
   * Follows animations until all have finished, then calls `rest` and cancels them, so that what
   * they end with is to be there without them. At once where there are none.
   */
  run(animations: readonly Animation[], rest: () => void): readonly Animation[];
  /** Ends the motion now, at its end. */
  finish(): void;
}

export function createMotion(scope: Pick<Scope, 'own'>): Motion {
  let running: readonly Animation[] = [];
  let whenAtRest: (() => void) | undefined;

  const cancel = () => {
    for (const animation of running) animation.cancel();
    running = [];
    whenAtRest = undefined;
  };
  const finish = () => {
    const rest = whenAtRest;
    whenAtRest = undefined;
    rest?.();
    cancel();
  };
  scope.own(cancel);

  return {
    run(animations, rest) {
      finish();
      running = animations;
      whenAtRest = rest;
      if (!animations.length) finish();
      const finishOwn = () => {
        if (running === animations) finish();
      };
      // Rejected: somebody else cancelled one.
      Promise.all(animations.map(({ finished }) => finished)).then(finishOwn, finishOwn);
      return animations;
    },
    finish,
  };
}
