import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';
import { isCheckable } from '../fields/inputsOf';
import { listenToFields } from '../formElement';
import type { FormModel } from '../formModel';
import { readFormTexts } from '../formTexts';
import type { Submitter } from '../life/sender';

/** Where the button's words are: in newsletters, in one of its parts. */
const LABEL = '.newsletter-form-button-label';

/** Whether it is chosen by a press: an option, or a file. */
const isChoice = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && ['checkbox', 'file', 'radio'].includes(target.type);

/** Has the button say something else, until the scope ends. */
function relabel(scope: Scope, button: HTMLElement, text: string): void {
  if (button instanceof HTMLInputElement) {
    scope.adopt.attribute(button, 'value', text);
    return;
  }
  const label = button.querySelector(LABEL) ?? button;
  const before = [...label.childNodes];
  label.replaceChildren(text);
  scope.own(() => label.replaceChildren(...before));
}

/**
 * Locks the form while it is being sent: the class `submitting`, the button's progress text. What
 * the visitor typed stays in view and keeps the focus; it can't be edited, since an edit would not
 * be part of what is sent.
 *
 * @param submitter The button that it was sent by; null for the first one.
 * @returns Unlocks it.
 */
export function lockForm(around: Scope, model: FormModel, submitter: Submitter): Cancel {
  const { form, fields } = model;
  const button = submitter ?? model.button;
  const scope = around.begin();
  const { adopt } = scope;

  adopt.toggleClass(form, 'submitting', true);
  for (const input of fields.flatMap((field) => field.inputs)) {
    const isText = !(input instanceof HTMLSelectElement) && !isCheckable(input);
    if (isText) adopt.attribute(input, 'readonly', '');
  }
  // What is chosen knows no `readonly`.
  const refuse = (event: Event) => {
    const { target } = event;
    const isSelect = target instanceof HTMLSelectElement;
    const isKey = event instanceof KeyboardEvent;
    if (isKey ? isSelect && event.key !== 'Tab' : isSelect || isChoice(target)) {
      event.preventDefault();
    }
  };
  listenToFields(scope, form, ['click', 'mousedown', 'keydown'], refuse);
  const { submitting } = scope.runtime.part(readFormTexts);
  if (button) {
    relabel(scope, button, submitting);
    adopt.attribute(button, 'aria-disabled', 'true');
  }
  return scope.destroy;
}
