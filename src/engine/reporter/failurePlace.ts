/** The place at which a failure was caught. */
export interface FailurePlace {
  /** The initializer's name. */
  initializer?: string | undefined;
  /** The block's id. */
  block?: string;
}
