import type { Warn } from '../../island/defineIsland';
import { findInForm } from '../formElement';
import type { Field } from './field';
import { readItem } from './readItem';
import { readPlainFields } from './readPlainFields';

/**
 * The fields of a form, in the order of the document: its `.form-item`s (MARKUP.md 5 and 6); of a
 * form that has none, its named inputs.
 *
 * @param warn Told of an item that can't be understood.
 * @param told What the form's context says of a field's maximum length, by the field's id.
 */
export function readFields(
  form: HTMLFormElement,
  warn: Warn,
  told?: (id: string) => unknown,
): Field[] {
  const items = findInForm(form, '.form-item');
  if (!items.length) return readPlainFields(form);
  const fields = items.flatMap((item) => readItem(item, warn, told) ?? []);
  const ids = new Set<string>();
  for (const { id, kind } of fields) {
    if (kind === 'section') continue;
    if (ids.has(id)) warn(id, 'is there twice: only the last one is sent');
    ids.add(id);
  }
  return fields;
}
