import type { Scope } from '#engine/scope';

/** Between the start of the gallery and the first portion, and between two portions, in ms. */
const PAUSE_MS = 1000;

/** So many slides at once are less than a frame's work on a slow phone. */
export const PORTION = 100;

/**
 * Does for every slide what changes nothing that is seen: late, and some at a time.
 *
 * @param begin The first of them. Default: 0.
 */
export function inPortions(
  count: number,
  scope: Scope,
  run: (index: number) => void,
  begin = 0,
): void {
  let done = begin;
  const plan = () => {
    if (done < count) scope.after(PAUSE_MS, runSome);
  };
  const runSome = () => {
    const end = Math.min(done + PORTION, count);
    for (; done < end; done += 1) run(done);
    plan();
  };
  plan();
}
