import type { FieldKind } from './fieldKinds';

/** An input that a visitor types into or chooses from. */
export type FieldInput = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The value that is sent for a field: one text, the texts of its inputs or of its checked options, or for a
 * likert map the checked answers by question.
 */
export type FieldValue = string | string[] | Record<string, string[]>;

/** A field of a form, read from the server's markup or from ours, which is the same. */
export interface Field {
  /** Names it in the submission and in the server's map of errors. */
  id: string;
  kind: FieldKind;
  /** `.form-item`; of a hidden field the input itself. */
  item: HTMLElement;
  /** What the visitor knows it by: the text of its label or legend, without the mark of a required one. */
  title: string;
  /** In the order of the document; a section has none. */
  inputs: readonly FieldInput[];
  /** Of a text area, in characters; 0 where there is no limit. */
  maxLength: number;
  /** What is wrong with it by a rule of its widget, in words for the visitor. Default: nothing. */
  check?(): string | undefined;
}
