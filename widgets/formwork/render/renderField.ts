import type { FieldKind } from '../../../src/forms/fields/fieldKinds';
import { checkboxField, likertField, radioField } from './choiceFields';
import { element } from './element';
import { type FieldContext, htmlElement, itemAttributes } from './fieldFrame';
import { addressField, dateField, nameField, phoneField, timeField } from './partFields';
import {
  currencyField,
  emailField,
  numberField,
  passwordField,
  selectField,
  textareaField,
  textField,
  twitterField,
  websiteField,
} from './singleFields';

/** The item is the input. */
const hiddenField = (context: FieldContext) => {
  const { key, value } = context.field;
  const input = element('input', {
    ...itemAttributes(context, 'field hidden'),
    type: 'hidden',
    name: key,
  });
  input.value = value;
  return input;
};

/** Asks for nothing, sends nothing. */
const sectionField = (context: FieldContext) => {
  const { title, description, isUnderlined } = context.field;
  return element(
    'div',
    itemAttributes(context, `section${isUnderlined ? ' underline' : ''}`),
    element('div', { class: 'title' }, title),
    description ? htmlElement({ class: 'description' }, description, context.places) : undefined,
  );
};

const kinds: Record<FieldKind, (context: FieldContext) => HTMLElement> = {
  address: addressField,
  checkbox: checkboxField,
  currency: currencyField,
  date: dateField,
  email: emailField,
  hidden: hiddenField,
  likert: likertField,
  name: nameField,
  number: numberField,
  password: passwordField,
  phone: phoneField,
  radio: radioField,
  section: sectionField,
  select: selectField,
  text: textField,
  textarea: textareaField,
  time: timeField,
  twitter: twitterField,
  website: websiteField,
};

/** Draws one field as the server draws it for the second generation (MARKUP.md 5). */
export const renderField = (context: FieldContext): HTMLElement =>
  kinds[context.field.kind](context);
