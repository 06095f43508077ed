import { isPictureComing } from '#engine/document/isPictureComing';
import type { Scope } from '#engine/scope';

/** How often it is looked whether the pictures in view are here, in milliseconds. */
export const LOOK_MS = 250;

/**
 * Runs `run` when no picture in view is on its way: at once where none is. Never, once the scope has ended.
 *
 * @param atMost The longest wait, in milliseconds. Default: none.
 */
export function afterPictures(
  { after, runtime: { clock } }: Pick<Scope, 'after' | 'runtime'>,
  run: () => void,
  atMost = Infinity,
): void {
  const until = clock.now() + atMost;
  const look = () => {
    if (isPictureComing() && clock.now() < until) after(LOOK_MS, look);
    else run();
  };
  look();
}
