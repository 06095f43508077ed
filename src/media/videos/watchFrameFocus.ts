import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';
import type { LiveVideo } from './takeVideo';

/** The time between two looks at the focus while a video plays, in milliseconds. */
const LOOK_MS = 300;

/**
 * Tells the videos when the focus moves: a press within a frame is known by nothing else. From one
 * frame to the next not even the window tells, so while a video plays the focus is looked after.
 *
 * @returns Looks as soon as this task is over.
 */
export function watchFrameFocus(
  live: ReadonlySet<LiveVideo>,
  { after, listen }: Pick<Scope, 'after' | 'listen'>,
): () => void {
  let cancel: Cancel = () => {};
  let focused: Element | null = null;
  const lookIn = (ms: number) => {
    cancel();
    cancel = after(ms, () => {
      const hasMoved = document.activeElement !== focused;
      focused = document.activeElement;
      if (hasMoved) for (const video of live) video.noticeFocus();
      if ([...live].some(({ state }) => state === 'playing')) lookIn(LOOK_MS);
    });
  };
  const lookSoon = () => lookIn(0);
  listen(window, { blur: lookSoon });
  return lookSoon;
}
