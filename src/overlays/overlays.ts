import type { Cancel } from '../clock';

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
   * @param answer Gives whether it did something: an Escape that it leaves is the page's.
   */
  whenNoneIsOpen(answer: (event: KeyboardEvent) => boolean): Cancel;
  /** Empties the stack without closing anything, and leaves the keyboard alone. */
  destroy(): void;
}
