import type { Warn } from '#engine/scope';
import type { Field, FieldInput } from './field';
import { type FieldKind, isFieldKind } from './fieldKinds';
import { inputsOf, isCheckable, isInput } from './inputsOf';
import { kindOfInput } from './kindOfInput';
import { maxLengthOf } from './maxLengthOf';
import { titleText } from './titleText';

/** Cards are no business of a form's submission. */
const PAYMENT = 'payment';

/** Whether the inputs of an item of this kind are radios and checkboxes. */
const takesCheckables = (kind: FieldKind) => ['checkbox', 'likert', 'radio'].includes(kind);

/**
 * Returns the item's id, unless `data-field-id` says what the field is called: the ids of a second copy of
 * a form that we draw have to be others. An item without one has that of its input, which ends in
 * `-field`, or its name.
 */
const idOf = (item: HTMLElement, [input]: readonly FieldInput[]) =>
  item.dataset.fieldId || item.id || input?.id.replace(/-field$/, '') || input?.name || '';

/** Returns an item's title. The legend of an older name field is hidden, and says the same. */
const titleOf = (item: HTMLElement) => {
  const title = ['.title', 'legend', 'label']
    .map((selector) => item.querySelector(selector))
    .find((label) => label !== null);
  return title ? titleText(title) : '';
};

/**
 * Reads a `.form-item` of the platform; a hidden field is its own item. An item of no known kind is taken
 * for what its inputs are, after a warning: what a visitor typed is sent.
 *
 * @param maxLengthIn Returns a field's maximum length in the form's context, by the field's id.
 * @returns Null, after a warning, for what can't be sent.
 */
export function readItem(
  item: HTMLElement,
  warn: Warn,
  maxLengthIn?: (id: string) => unknown,
): Field | null {
  if (isInput(item)) {
    const id = idOf(item, [item]);
    return { id, kind: 'hidden', item, title: item.name, inputs: [item], maxLength: 0 };
  }
  const all = inputsOf(item);
  const id = idOf(item, all);
  const name = id || item.className;
  const title =
    titleOf(item) ||
    all[0]?.getAttribute('aria-label') ||
    all[0]?.getAttribute('placeholder') ||
    id;
  if (item.classList.contains(PAYMENT)) {
    warn(name, 'is a payment, which a form does not send');
    return null;
  }
  const known = [...item.classList].find(isFieldKind);
  if (known === 'section') return { id, kind: known, item, title, inputs: [], maxLength: 0 };
  if (!all[0] || !id) {
    warn(name, id ? 'has no inputs' : 'has no id');
    return null;
  }
  const isOfKind = (input: FieldInput) => !known || takesCheckables(known) === isCheckable(input);
  const inputs = all.some(isOfKind) ? all.filter(isOfKind) : all;
  const kind = known && all.some(isOfKind) ? known : kindOfInput(all[0]);
  if (kind !== known) warn(name, `is of no known kind, and is taken for ${kind}`);
  else if (inputs.length < all.length) warn(name, 'has inputs that are not sent');
  const maxLength = kind === 'textarea' ? maxLengthOf(all[0], maxLengthIn?.(id)) : 0;
  return { id, kind, item, title, inputs, maxLength };
}
