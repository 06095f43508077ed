import type { Cancel } from '../clock';

/** Something that is to be the only thing a visitor can reach. */
export interface ModalOptions {
  /** The element that is on top of the page: everything beside it becomes inert. */
  layer: HTMLElement;
  /** Where the focus stays: the layer, or an element in it. */
  container: HTMLElement;
  /** Puts the focus inside. */
  focus(): void;
  /** For Escape, while it is the topmost of all that is open. */
  close(): void;
  /**
   * What gets the focus afterwards, the first that takes it: the opener, then named fallbacks. The
   * trail of the modal below follows by itself.
   */
  trail: readonly HTMLElement[];
}

/**
 * What is modal on this page, one above the other: dialogs, lightboxes, popups. While one is open
 * the focus stays in it, everything else is inert, and the page does not scroll. One for a page:
 * `runtime.part(createModals)`.
 */
export interface Modals {
  /** Opens one over all others. Returns how to close it, which also gives back the focus. */
  open(options: ModalOptions): Cancel;
  /** Gives the page back, and leaves the focus where it is. */
  destroy(): void;
}
