import type { FieldInput } from './field';
import type { FieldKind } from './fieldKinds';

const KINDS: ReadonlyMap<string, FieldKind> = new Map([
  ['checkbox', 'checkbox'],
  ['email', 'email'],
  ['hidden', 'hidden'],
  ['number', 'number'],
  ['password', 'password'],
  ['radio', 'radio'],
  ['select-multiple', 'select'],
  ['select-one', 'select'],
  ['textarea', 'textarea'],
  ['url', 'website'],
]);

/**
 * Returns the kind of a field that is one input of an owner's own markup. A `date`, `time` or `tel` input is
 * a text: it holds all of it, where the platform's fields of these names are made of parts.
 */
export const kindOfInput = ({ type }: FieldInput): FieldKind => KINDS.get(type) ?? 'text';
