import type { Cancel } from '#engine/clock';
import type { Runtime } from '#engine/runtime';
import { createSizeObserver } from './createSizeObserver';

/** Tells of boxes that change their size. */
export interface Resizes {
  /**
   * Calls `tell` with the first size and every change: at once with false, and with true when no
   * box has changed for `delay` milliseconds.
   */
  watch(boxes: readonly Element[], delay: number, tell: (atRest: boolean) => void): Cancel;
}

interface Watcher {
  boxes: readonly Element[];
  delay: number;
  tell(atRest: boolean): void;
}

/** Creates one observer, and one wait for each delay, for all boxes of a page. */
export function createResizes(runtime: Runtime): Resizes {
  const { listen, after, own } = runtime.scope();
  const watchers = new Map<Element, Set<Watcher>>();
  const changed = new Map<number, { watchers: Set<Watcher>; cancel: Cancel }>();

  const note = (watcher: Watcher) => {
    const { delay } = watcher;
    const group = changed.get(delay);
    group?.cancel();
    const among = (group?.watchers ?? new Set()).add(watcher);
    const cancel = after(delay, () => {
      changed.delete(delay);
      for (const { tell } of among) tell(true);
    });
    changed.set(delay, { watchers: among, cancel });
  };

  const observer = createSizeObserver({ own }, (resized) => {
    const touched = new Set(resized.flatMap((box) => [...(watchers.get(box) ?? [])]));
    for (const watcher of touched) {
      watcher.tell(false);
      note(watcher);
    }
  });
  // Another zoom or screen changes no box, but how many pixels it has.
  listen(window, {
    resize() {
      for (const set of watchers.values()) set.forEach(note);
    },
  });

  return {
    watch(boxes, delay, tell) {
      const watcher = { boxes, delay, tell };
      for (const box of boxes) {
        watchers.set(box, (watchers.get(box) ?? new Set()).add(watcher));
        observer.observe(box);
      }
      return () => {
        changed.get(delay)?.watchers.delete(watcher);
        for (const box of boxes) {
          const left = watchers.get(box);
          left?.delete(watcher);
          if (left?.size) continue;
          watchers.delete(box);
          observer.unobserve(box);
        }
      };
    },
  };
}
