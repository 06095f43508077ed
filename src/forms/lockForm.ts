import type { Adoption, Borrowed } from '../adoption';
import type { Runtime } from '../runtime';
import { isCheckable } from './fields/inputsOf';
import { listenOnForm } from './formElement';
import type { FormModel } from './formModel';
import { readFormTexts } from './formTexts';

/** Where the button's words are: in newsletters, in one of its parts. */
const LABEL = '.newsletter-form-button-label';

/** Has the button say something else; returns how to give it its words back. */
function relabel(button: HTMLElement, text: string, adoption: Adoption): () => void {
  if (button instanceof HTMLInputElement) {
    adoption.attribute(button, 'value', text);
    return () => {};
  }
  const label = button.querySelector(LABEL) ?? button;
  const before = [...label.childNodes];
  label.replaceChildren(text);
  return () => label.replaceChildren(...before);
}

/**
 * The form while it is being sent: the class `submitting`, the button's progress text. What the
 * visitor typed stays in view and keeps the focus; it can't be edited, since an edit would not be
 * part of what is sent.
 *
 * @returns How to unlock it.
 */
export function lockForm(runtime: Runtime, model: FormModel, borrowed: Borrowed): () => void {
  const { form, fields, button } = model;
  const adoption = runtime.adopt();
  const unlocked = new AbortController();
  const inputs = fields.flatMap((field) => field.inputs);

  adoption.toggleClass(borrowed, 'submitting', true);
  for (const input of inputs) {
    const isText = !(input instanceof HTMLSelectElement) && !isCheckable(input);
    if (isText) adoption.attribute(input, 'readonly', '');
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
  for (const type of ['click', 'mousedown', 'keydown']) {
    listenOnForm(form, type, refuse, unlocked.signal);
  }
  const { submitting } = runtime.part(readFormTexts);
  const relabelBack = button && relabel(button, submitting, adoption);

  return () => {
    unlocked.abort();
    relabelBack?.();
    adoption.release();
  };
}

const isChoice = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && isCheckable(target);
