import type { Visit } from '../suite';

/** Where the finger goes, in CSS px: along the middle of the stage, to the left. */
const FROM = 800;
const STEP = -16;
const STEPS = 36;
const Y = 270;

/** A finger that reports sixty times a second. */
const STEP_MS = 1000 / 60;

/** Swipes over the stage with one finger, at an even speed, and lets go. */
export async function dispatchSwipe({ session }: Visit): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: Y }],
    });
  await touch('touchStart', FROM);
  const start = performance.now();
  // A page that is slow to answer gets its moves late, as from a finger: nobody waits for it.
  const moves: Promise<unknown>[] = [];
  for (let step = 1; step <= STEPS; step += 1) {
    const due = start + step * STEP_MS;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    moves.push(touch('touchMove', FROM + step * STEP));
  }
  await Promise.all(moves);
  await touch('touchEnd');
}
