import type { FieldInput } from '../fields/field';
import { isCheckable } from '../fields/inputsOf';

/** The state of an input: its text; whether it is checked; the places of its chosen options. */
export type InputState = string | boolean | readonly number[];

const isSelect = (input: FieldInput): input is HTMLSelectElement => input.localName === 'select';

const placesOf = (select: HTMLSelectElement, isMeant: (option: HTMLOptionElement) => boolean) =>
  [...select.options].flatMap((option, place) => (isMeant(option) ? [place] : []));

/** Returns the options that the server chose; without a choice of its own, the first that can be chosen. */
function sentPlaces(select: HTMLSelectElement): number[] {
  const sent = placesOf(select, ({ defaultSelected }) => defaultSelected);
  if (select.multiple) return sent;
  if (sent.length || select.size > 1) return sent.slice(-1);
  return placesOf(select, (option) => !option.matches(':disabled')).slice(0, 1);
}

/** Returns the server's value as the browser shows it: without line ends, a colour for none. */
function sentText(input: HTMLInputElement | HTMLTextAreaElement): string {
  const probe = document.createElement(input.localName as 'input');
  for (const name of ['type', 'min', 'max', 'step']) {
    const value = input.getAttribute(name);
    if (value !== null) probe.setAttribute(name, value);
  }
  probe.defaultValue = input.defaultValue;
  return probe.value;
}

/** Returns the state of an input. */
export function readState(input: FieldInput): InputState {
  if (isSelect(input)) return placesOf(input, ({ selected }) => selected);
  return isCheckable(input) ? input.checked : input.value;
}

/** Returns the state of an input when it came from the server. */
export function sentState(input: FieldInput): InputState {
  if (isSelect(input)) return sentPlaces(input);
  return isCheckable(input) ? input.defaultChecked : sentText(input);
}

/** Whether two states of an input are the same. */
export const isSameState = (a: InputState, b: InputState): boolean => String(a) === String(b);

/** Whether an input can be in that state: anybody may have written it. */
export function isStateOf(input: FieldInput, state: unknown): state is InputState {
  if (isSelect(input)) {
    return Array.isArray(state) && state.every((place) => input.options[place]?.index === place);
  }
  return typeof state === (isCheckable(input) ? 'boolean' : 'string');
}

/** Puts an input into a state. */
export function writeState(input: FieldInput, state: InputState): void {
  if (isSelect(input)) {
    const places = state as readonly number[];
    if (input.multiple) {
      for (const option of input.options) option.selected = places.includes(option.index);
    } else input.selectedIndex = places[0] ?? -1;
  } else if (isCheckable(input)) input.checked = state as boolean;
  else input.value = state as string;
}
