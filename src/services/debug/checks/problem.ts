/** Something that is wrong in the page's markup. */
export interface Problem {
  /** Block and text: what the console says. */
  key: string;
  /** The element that it is about. */
  node: Element;
  /** The block, as warnings name it: `gallery hotel`. */
  block: string;
  /** What is wrong: the field, then a sentence. */
  text: string;
  /** Whether the console has heard of it already. */
  isTold: boolean;
}
