import { hasStrictEmailForm, isEmail } from '#rules/checks/isEmail';
import { fillText } from '#texts/fillText';
import type { forms } from '#texts/forms/forms';
import type { Field, FieldInput } from '../field';
import type { FieldKind } from '../fieldKinds';
import { isRequired } from '../isRequired';

/** The address that stands for `{email}` in the message. */
const EXAMPLE_EMAIL = 'name@example.com';

/** On the block, the form or the field: e-mail addresses must keep the platform's old rule. */
const STRICT = '[data-strict-email]';

type Texts = Pick<typeof forms, 'invalidEmail' | 'tooLong'>;

/** Whether the browser takes it for an address, whatever the type of the server's input. */
function hasBrowserForm(text: string): boolean {
  const input = document.createElement('input');
  input.type = 'email';
  input.value = text;
  return input.validity.valid;
}

/** Returns those that a browser checks too: none that is disabled or read-only. */
const judged = ({ inputs }: Field): FieldInput[] =>
  inputs.filter(({ willValidate }) => willValidate);

/**
 * Returns what is to be an address in an input: of one for several, each. Without the blanks around it, as
 * browsers do in an input of the type; the platform asks for addresses in texts too.
 */
const addressesIn = (input: FieldInput): string[] =>
  (input.matches('[type=email][multiple]') ? input.value.split(',') : [input.value]).map((text) =>
    text.trim(),
  );

function checkEmail(field: Field, texts: Texts): string | undefined {
  const hasForm = field.item.closest(STRICT) ? hasStrictEmailForm : hasBrowserForm;
  const optional = !isRequired(field);
  const addresses = judged(field).flatMap(addressesIn);
  const isValid = addresses.every((address) => isEmail(address, { hasForm, optional }));
  return isValid ? undefined : fillText(texts.invalidEmail, { email: EXAMPLE_EMAIL });
}

/** Counts as the browser does for `maxlength`: in UTF-16 units, a line's end being one. */
const checkLength = (field: Field, texts: Texts) => {
  const { maxLength } = field;
  const isTooLong = maxLength && judged(field).some(({ value }) => value.length > maxLength);
  return isTooLong ? texts.tooLong : undefined;
};

const checks: Partial<Record<FieldKind, (field: Field, texts: Texts) => string | undefined>> = {
  email: checkEmail,
  textarea: checkLength,
};

/**
 * Returns what is wrong with a field, in words for the visitor; undefined where nothing is. Checks
 * e-mail addresses, text areas with a maximum length, and the fields for which a widget has a rule of
 * its own (`Field.check`). That a field must be filled in is the server's rule, and what an input's own
 * attributes ask is the browser's. An empty optional field is right.
 */
export const checkField = (field: Field, texts: Texts): string | undefined =>
  field.check?.() ?? checks[field.kind]?.(field, texts);
