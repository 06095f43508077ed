import type { Field, FieldInput } from '../fields/field';
import { formAttribute } from '../formElement';

/** Names of what proves something to a server, in forms of an owner's own. */
const TOKEN = /captcha|turnstile|token|csrf|xsrf|crumb|nonce/i;

/** Where a captcha puts inputs of its own. */
const CAPTCHA = '.captcha-container';

/** Secrets by their word in `autocomplete`; an input that is `off` is not to be remembered. */
const SECRET = /^(off|one-time-code|current-password|new-password|cc-.*)$/i;

const NEVER = ['hidden', 'password'];

/** The input's own words, else its form's. */
const autocompleteOf = (input: FieldInput) =>
  input.getAttribute('autocomplete') ??
  (input.form && formAttribute(input.form, 'autocomplete')) ??
  '';

const isOpen = (input: FieldInput) =>
  !NEVER.includes(input.type) &&
  !TOKEN.test(input.name) &&
  !input.closest(CAPTCHA) &&
  !autocompleteOf(input)
    .split(/\s+/)
    .some((word) => SECRET.test(word));

/**
 * Whether a field may be kept in a draft: none of its inputs is a password, hidden, a one-time
 * code, of a payment card, a token or a captcha's, and none is marked `autocomplete="off"`.
 */
export const isDraftable = ({ kind, inputs }: Field): boolean =>
  !NEVER.includes(kind) && inputs.length > 0 && inputs.every(isOpen);
