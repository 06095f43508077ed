import { elementsOf } from '../formElement';
import type { Field, FieldInput } from './field';
import { inputsOf, isCheckable, isInput } from './inputsOf';
import { kindOfInput } from './kindOfInput';
import { maxLengthOf } from './maxLengthOf';
import { titleText } from './titleText';

/** What a provider puts there is sent by other means. */
const CAPTCHA = '.captcha-container';

/** Returns the fieldset around a group of radios or checkboxes, if it is around nothing else. */
function fieldsetOf(inputs: readonly FieldInput[]): HTMLFieldSetElement | null {
  const [input] = inputs;
  const fieldset = input && isCheckable(input) ? input.closest('fieldset') : null;
  return fieldset && inputsOf(fieldset).every((other) => inputs.includes(other)) ? fieldset : null;
}

/** Returns the legend of a group or the label of an input; the name of what has neither. */
function titleOf(input: FieldInput, fieldset: HTMLFieldSetElement | null): string {
  const label = fieldset?.querySelector('legend') ?? input.labels?.[0];
  return (
    (label && titleText(label)) ||
    input.getAttribute('aria-label') ||
    input.getAttribute('placeholder') ||
    input.name
  );
}

/**
 * Reads an owner's own markup: each named input is a field of that name, in the form or outside, all
 * inputs of a name are one. An input without a name is not sent, as without script.
 *
 * @param withFiles Whether inputs for files are fields.
 */
export function readPlainFields(form: HTMLFormElement, withFiles: boolean): Field[] {
  const groups = new Map<string, FieldInput[]>();
  const isFile = (node: Element): node is HTMLInputElement =>
    withFiles && node.matches('input[type=file]');
  for (const input of elementsOf(form)) {
    if (!(isInput(input) || isFile(input)) || !input.name || input.closest(CAPTCHA)) continue;
    const group = groups.get(input.name);
    if (group) group.push(input);
    else groups.set(input.name, [input]);
  }
  return [...groups].map(([id, inputs]) => {
    const [input] = inputs as [FieldInput, ...FieldInput[]];
    const kind = kindOfInput(input);
    const fieldset = fieldsetOf(inputs);
    return {
      id,
      kind,
      // Around the group, or around the input and its label.
      item: fieldset ?? input.closest('label') ?? input,
      title: titleOf(input, fieldset),
      inputs,
      maxLength: kind === 'textarea' ? maxLengthOf(input, undefined) : 0,
    };
  });
}
