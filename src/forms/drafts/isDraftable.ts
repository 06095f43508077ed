import type { Field, FieldInput } from '../fields/field';
import { formAttribute } from '../formElement';
import { isSecretName } from './isSecretName';

/** The container in which a captcha has inputs of its own, and what its author kept out. */
const KEPT_OUT = '.captcha-container,[data-no-draft]';

/** Secrets by their word in `autocomplete`; an input that is `off` is not to be remembered. */
const SECRET = /^(off|one-time-code|current-password|new-password|cc-.*)$/i;

const NEVER = ['hidden', 'password', 'file'];

/** The longest label by which a field is judged: a longer one is a sentence about something. */
const MAX_LABEL = 60;

/** Returns the input's own `autocomplete`, else its form's. */
const autocompleteOf = (input: FieldInput) =>
  input.getAttribute('autocomplete') ??
  (input.form && formAttribute(input.form, 'autocomplete')) ??
  '';

/** Returns all by which an input is called. */
const namesOf = (input: FieldInput) =>
  [
    ...['name', 'id', 'aria-label', 'placeholder'].map((name) => input.getAttribute(name)),
    ...[...(input.labels ?? [])].map((label) => label.textContent),
  ].map((name) => name?.trim() ?? '');

const isOpenInput = (input: FieldInput) =>
  !NEVER.includes(input.type) &&
  !input.closest(KEPT_OUT) &&
  !autocompleteOf(input)
    .split(/\s+/)
    .some((word) => SECRET.test(word));

const isCalledSecret = (input: FieldInput) =>
  namesOf(input).some((name) => name.length <= MAX_LABEL && isSecretName(name));

/**
 * Whether a field may be kept in a draft, as far as its markup tells: none of its inputs is hidden, a captcha's,
 * for a secret by its type or its `autocomplete`, or marked `autocomplete="off"` or `data-no-draft`, itself or by
 * what is around it.
 */
export const isOpen = ({ kind, inputs }: Field): boolean =>
  !NEVER.includes(kind) && inputs.length > 0 && inputs.every(isOpenInput);

/**
 * Whether a field may be kept in a draft: it is open, and none of its inputs is called a secret by its name or its
 * label. To judge the names of a form takes a slow phone 8 ms.
 */
export const isDraftable = (field: Field): boolean =>
  isOpen(field) && !field.inputs.some(isCalledSecret);
