import type { Field } from './field';

/** Whether the owner wants the field filled in. Whether it is, the server checks. */
export const isRequired = ({ item, inputs }: Field): boolean =>
  item.classList.contains('required') ||
  inputs.some((input) => input.required || input.getAttribute('aria-required') === 'true');
