import type { Field } from '../fields/field';
import { fieldShape } from './fieldShape';
import {
  type InputState,
  isSameState,
  isStateOf,
  readState,
  sentState,
  writeState,
} from './inputState';
import { isDraftable } from './isDraftable';

/** A visitor's text and choices, by field: the field's shape, then the state of each of its inputs. */
export type Draft = Record<string, [shape: number, ...states: InputState[]]>;

/** Whether nobody has changed the field since it came: no visitor, no browser, no script. */
const isAsSent = ({ inputs }: Field) =>
  inputs.every((input) => isSameState(readState(input), sentState(input)));

/** Whether the browser filled it in. jsdom and older browsers don't know the word, and throw. */
function isAutofilled(input: Element): boolean {
  try {
    return input.matches(':autofill');
  } catch {
    return false;
  }
}

/** Reads the fields that differ from what the server sent, and may be kept. */
export const readDraft = (fields: readonly Field[]): Draft =>
  Object.fromEntries(
    fields
      .filter((field) => !isAsSent(field) && isDraftable(field))
      .map((field) => [field.id, [fieldShape(field), ...field.inputs.map(readState)]]),
  );

/** Returns the states of a field's inputs in a draft; undefined in what is none, or of another field. */
function statesOf(field: Field, draft: unknown): InputState[] | undefined {
  if (typeof draft !== 'object' || draft === null || !Object.hasOwn(draft, field.id)) {
    return undefined;
  }
  const entry: unknown = (draft as Record<string, unknown>)[field.id];
  if (!Array.isArray(entry)) return undefined;
  const [shape, ...states]: unknown[] = entry;
  const isOfField =
    shape === fieldShape(field) &&
    states.length === field.inputs.length &&
    field.inputs.every((input, at) => isStateOf(input, states[at]));
  return isOfField ? (states as InputState[]) : undefined;
}

/** Whether something may be put into a field: it may be kept, and nobody has filled it in by now. */
const isFree = (field: Field) =>
  isDraftable(field) && isAsSent(field) && !field.inputs.some(isAutofilled);

/**
 * Puts back what was typed, into fields that are still as the server sent them: what the browser
 * filled in or the visitor has typed by now stays. Each input that changes says so by a `change`
 * event, as browsers do when they restore a form.
 *
 * @param draft What was kept; of whatever else it is, nothing is taken.
 */
export function restoreDraft(fields: readonly Field[], draft: unknown): void {
  for (const field of fields) {
    const states = statesOf(field, draft);
    if (!states || !isFree(field)) continue;
    const changed = field.inputs.filter((input, at) => {
      const state = states[at] as InputState;
      return !isSameState(state, readState(input));
    });
    field.inputs.forEach((input, at) => {
      writeState(input, states[at] as InputState);
    });
    for (const input of changed) input.dispatchEvent(new CustomEvent('change', { bubbles: true }));
  }
}
