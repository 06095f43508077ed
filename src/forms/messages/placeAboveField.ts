import type { Field } from '../fields/field';

/**
 * Puts a message above a field's title: first in what is around the field, or in front of what can
 * hold nothing, an input or its label.
 */
export function placeAboveField({ item, inputs: [input] }: Field, message: HTMLElement): void {
  if (item === input) (input.labels?.[0] ?? item).before(message);
  else if (item instanceof HTMLLabelElement) item.before(message);
  else item.prepend(message);
}
