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
  /**
   * Asks the visitor in a dialog for what belongs to something else, as a product's own fields do.
   *
   * @param scope With it the dialog ends.
   * @returns The values by the ids of their fields, as JSON; undefined where the visitor closes it.
   * @throws Error where nothing can be made of the form's JSON.
   */
  ask(scope: BlockScope, asked: AskedForm): Promise<string | undefined>;
}

/** A form that somebody asks for. */
export interface AskedForm {
  /** The platform's JSON: `{id, name, fields: [{type, id, title, required, …}], submitButtonText}`. */
  form: unknown;
  /** Names the dialog where the form has no name, and its button where that has no text. */
  title: string;
  buttonText: string;
  /** Gets the focus afterwards. */
  opener: HTMLElement;
}
