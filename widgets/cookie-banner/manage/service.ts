declare module '#engine/runtime' {
  interface Services {
    /** The view in which a visitor answers by category. */
    'consent-manage': ConsentManage;
  }
}

/** The view in which a visitor answers by category: the service `consent-manage`. */
export interface ConsentManage {
  /**
   * Opens it, unless it is open.
   *
   * @param opener Gets the focus afterwards. Default: what has it now.
   */
  open(opener?: HTMLElement): void;
}
