import type { FieldInput } from '../fields/field';
import { isCheckable } from '../fields/inputsOf';

/** What an input holds: its text; whether it is checked; which of its options are chosen, by place. */
export type InputState = string | boolean | readonly number[];

const isSelect = (input: FieldInput): input is HTMLSelectElement => input.localName === 'select';

const placesOf = (select: HTMLSelectElement, isMeant: (option: HTMLOptionElement) => boolean) =>
  [...select.options].flatMap((option, place) => (isMeant(option) ? [place] : []));

/** As the server sent it: a select without a choice of the server's shows its first option that can be chosen. */
function sentPlaces(select: HTMLSelectElement): number[] {
  const sent = placesOf(select, ({ defaultSelected }) => defaultSelected);
  if (select.multiple) return sent;
  if (sent.length || select.size > 1) return sent.slice(-1);
  return placesOf(select, (option) => !option.matches(':disabled')).slice(0, 1);
}

/** As the browser shows the server's value: without line ends, a colour for none, a number that is one. */
function sentText(input: HTMLInputElement | HTMLTextAreaElement): string {
  const probe = document.createElement(input.localName as 'input');
  for (const name of ['type', 'min', 'max', 'step']) {
    const value = input.getAttribute(name);
    if (value !== null) probe.setAttribute(name, value);
  }
  probe.defaultValue = input.defaultValue;
  return probe.value;
}

export function readState(input: FieldInput): InputState {
  if (isSelect(input)) return placesOf(input, ({ selected }) => selected);
  return isCheckable(input) ? input.checked : input.value;
}

/** What the input held when it came from the server. */
export function sentState(input: FieldInput): InputState {
  if (isSelect(input)) return sentPlaces(input);
  return isCheckable(input) ? input.defaultChecked : sentText(input);
}

export const isSameState = (a: InputState, b: InputState): boolean => String(a) === String(b);

/** Whether it is what such an input can hold: anybody may have written it. */
export function isStateOf(input: FieldInput, state: unknown): state is InputState {
  if (isSelect(input)) {
    return Array.isArray(state) && state.every((place) => input.options[place]?.index === place);
  }
  return typeof state === (isCheckable(input) ? 'boolean' : 'string');
}

export function writeState(input: FieldInput, state: InputState): void {
  if (isSelect(input)) {
    const places = state as readonly number[];
    if (input.multiple) {
      for (const option of input.options) option.selected = places.includes(option.index);
    } else input.selectedIndex = places[0] ?? -1;
  } else if (isCheckable(input)) input.checked = state as boolean;
  else input.value = state as string;
}
