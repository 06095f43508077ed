/** Where a failure was caught. */
export interface FailurePlace {
  /** The initializer's name. */
  initializer?: string;
  /** The block's id. */
  block?: string;
}
