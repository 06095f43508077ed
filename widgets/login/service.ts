/** The login prompt: the service `login`. */
export interface LoginPrompt {
  /**
   * Asks a visitor to log in, in a dialog. One that is open already stays the only one.
   *
   * @param reason Why, in words for them. Default: none.
   * @returns Whether they have logged in. The page stays as it is.
   * @throws Where the dialog can't be had.
   */
  open(reason?: string): Promise<boolean>;
}

declare module '#engine/runtime' {
  interface Services {
    /** Asks a visitor to log in. */
    login: LoginPrompt;
  }
}

declare module '#engine/events' {
  interface SkerryEvents {
    /** A site user has logged in, by the form in this block. */
    login: { node: HTMLElement };
  }
}
