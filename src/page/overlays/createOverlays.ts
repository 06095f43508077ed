import type { Cancel } from '#engine/clock';
import type { Runtime } from '#engine/runtime';
import { isEscape } from './isEscape';

/**
 * Everything on the page that Escape closes (dialogs, tooltips, lightboxes, popups), in one stack:
 * one Escape closes one of them, the one that was opened last. One for a page:
 * `runtime.part(createOverlays)`.
 */
export interface Overlays {
  /**
   * Puts an open thing on top of the stack; returns how to take it off.
   *
   * @param close Called for an Escape while the thing is topmost. It stays on the stack until it
   *   is taken off, so one that is slow to close takes it off first.
   */
  push(close: () => void): Cancel;
  /**
   * Answers an Escape while nothing is open; returns how to stop. One answer for a page: the last
   * to ask has it.
   *
   * @param answer Returns whether it did something: an Escape that it leaves is the page's.
   */
  whenNoneIsOpen(answer: (event: KeyboardEvent) => boolean): Cancel;
  /** Leaves the keyboard alone, without closing anything. */
  destroy(): void;
}

/** Creates the stack. It listens to the keyboard only while something may answer an Escape. */
export function createOverlays(runtime: Runtime): Overlays {
  const scope = runtime.scope();
  let open: { close(): void }[] = [];
  let below: ((event: KeyboardEvent) => boolean) | undefined;
  let stopListening: Cancel | undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEscape(event)) return;
    const top = open.at(-1);
    if (top) {
      // It is answered: nobody who hears it after us closes a second thing by it.
      event.preventDefault();
      top.close();
    } else if (below?.(event)) {
      event.preventDefault();
    }
  };

  const listenIfNeeded = () => {
    if (open.length || below) {
      stopListening ??= scope.listen(window, { keydown: onKeyDown });
    } else {
      stopListening?.();
      stopListening = undefined;
    }
  };

  const setOpen = (next: { close(): void }[]) => {
    open = next;
    listenIfNeeded();
  };

  return {
    push(close) {
      const entry = { close };
      setOpen([...open, entry]);
      return () => setOpen(open.filter((one) => one !== entry));
    },
    whenNoneIsOpen(answer) {
      below = answer;
      listenIfNeeded();
      return () => {
        if (below === answer) below = undefined;
        listenIfNeeded();
      };
    },
    destroy: scope.destroy,
  };
}
