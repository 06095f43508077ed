import type { Warn } from '#engine/scope';
import { findInForm } from '../formElement';
import type { Field } from './field';
import { readItem } from './readItem';
import { readPlainFields } from './readPlainFields';

/**
 * Reads the fields of a form, in the order of the document: its `.form-item`s; of a form that has
 * none, its named inputs.
 *
 * @param warn Called for an item that can't be understood.
 * @param maxLengthIn Returns a field's maximum length in the form's context, by the field's id.
 */
export function readFormFields(
  form: HTMLFormElement,
  warn: Warn,
  maxLengthIn?: (id: string) => unknown,
): Field[] {
  const items = findInForm(form, '.form-item');
  if (!items.length) return readPlainFields(form, false);
  const fields = items.flatMap((item) => readItem(item, warn, maxLengthIn) ?? []);
  const ids = new Set<string>();
  for (const { id, kind } of fields) {
    if (kind === 'section') continue;
    if (ids.has(id)) warn(id, 'is there twice: only the last one is sent');
    ids.add(id);
  }
  return fields;
}
