import type { Cancel } from '../clock';

/** Where the focus has to stay: in an element, or on the elements that a predicate allows. */
export type ContainedIn =
  | { container: HTMLElement; predicate?: undefined }
  | { container?: undefined; predicate(element: Element): boolean };

/**
 * Keeps the focus where it belongs. One for a page: `runtime.part(createFocusContainment)`. Of
 * several containments the last one holds, the ones below it wait.
 */
export interface FocusContainment {
  /**
   * From now on Tab goes around inside, and a focus that gets out comes back; with nothing inside
   * to focus, the container itself has it. Frames inside are stops of Tab as everything else.
   *
   * @throws Unless exactly one of `container` and `predicate` is given.
   */
  contain(where: ContainedIn): Cancel;
  /** Lets the focus go everywhere. */
  destroy(): void;
}
