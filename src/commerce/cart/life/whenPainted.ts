import type { Clock } from '#engine/clock';

/** A page that is not painted, for it is hidden, has waited after this many milliseconds. */
const AT_MOST_MS = 100;

/** Resolves when the browser has painted what has changed in this task. */
export const whenPainted = (clock: Clock): Promise<void> =>
  new Promise((resolve) => {
    clock.after(AT_MOST_MS, resolve);
    requestAnimationFrame(() => clock.after(0, resolve));
  });
