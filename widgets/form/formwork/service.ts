import type { BlockScope } from '#engine/scope';

declare module '#engine/runtime' {
  interface Services {
    /** Drawn forms, and forms in dialogs. */
    formwork: Formwork;
  }
}

/**
 * Parts that some forms need beside their life: markup that the server did not send, a dialog
 * around the form.
 */
export interface Formwork {
  /**
   * Draws the form of a block whose wrapper is empty (the third generation: the server sends JSON
   * alone), until the scope ends.
   *
   * @returns False, after the error 'Could not render form' in the console, where nothing can be
   *   made of the block's JSON.
   */
  draw(scope: BlockScope): boolean;
  /**
   * Makes a dialog of a form that waits behind a handle, until the scope ends; one whose handle is
   * missing is shown in the page, after a warning. Does nothing for any other form.
   */
  addLightbox(scope: BlockScope): void;
}
