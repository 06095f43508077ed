import type { Block } from '../block';
import type { Cancel } from '../clock';

/** What some forms need beside their life: markup that the server did not send, a dialog around it. */
export interface Formwork {
  /**
   * Draws the form of a block whose wrapper is empty (the third generation, MARKUP.md 5).
   *
   * @returns Empties it; null, after the specification's error in the console, where nothing can be
   *   made of the block's JSON.
   */
  draw(node: HTMLElement, block: Block): Cancel | null;
  /**
   * Makes a dialog of a form that waits behind a handle; one whose handle is missing is shown in the
   * page, after a warning. Does nothing for any other form.
   *
   * @returns Closes it, and gives the block back.
   */
  addLightbox(node: HTMLElement, block: Block): Cancel;
}
