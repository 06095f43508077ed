/** What kind of mistake it is: names stay, for who filters a report by them. */
export type FindingKind =
  | 'block'
  | 'option'
  | 'value'
  | 'markup'
  | 'dimensions'
  | 'alternative'
  | 'label'
  | 'room'
  | 'context';

/** Where something stands in a file, from 1. */
export interface Position {
  line: number;
  column: number;
}

/** One mistake in a page. */
export interface Finding extends Position {
  kind: FindingKind;
  /** The block, as warnings name it; empty for what is in none. */
  block: string;
  /** What is wrong, a sentence that begins with the field or the element. */
  text: string;
}
