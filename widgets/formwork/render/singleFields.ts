import { type Attributes, element } from './element';
import { controlAttributes, type FieldContext, singleItem } from './fieldFrame';

/** What stands before the text of a website and of a Twitter name. */
const WEBSITE_PREFIX = 'http://';
const TWITTER_PREFIX = '@';

const input = (context: FieldContext, attributes: Attributes = {}) =>
  element('input', {
    class: 'field-element',
    type: 'text',
    ...controlAttributes(context),
    ...attributes,
  });

const prefix = (text: string) => element('div', { class: 'prefix' }, text);

export const textField = (context: FieldContext) =>
  singleItem(context, 'text', input(context, { class: 'field-element text' }));

export const emailField = (context: FieldContext) =>
  singleItem(
    context,
    'email',
    input(context, { name: 'email', type: 'email', autocomplete: 'email', spellcheck: 'false' }),
  );

/** No limit of the browser's: what is too long is said, and nothing of it is lost. */
export const textareaField = (context: FieldContext) =>
  singleItem(
    context,
    'textarea',
    element('textarea', {
      class: 'field-element',
      ...controlAttributes(context),
      'data-max-length': context.field.maxLength || undefined,
    }),
  );

/** Digits alone, as the platform has it. */
export const numberField = (context: FieldContext) =>
  singleItem(context, 'number', input(context, { spellcheck: 'false', inputmode: 'numeric' }));

export const websiteField = (context: FieldContext) =>
  singleItem(
    context,
    'website',
    input(context, { spellcheck: 'false', inputmode: 'url', autocomplete: 'url' }),
    prefix(WEBSITE_PREFIX),
  );

export const twitterField = (context: FieldContext) =>
  singleItem(
    context,
    'twitter',
    input(context, { spellcheck: 'false', autocapitalize: 'none' }),
    prefix(TWITTER_PREFIX),
  );

/** A password of this form's own: none that a browser keeps for the site. */
export const passwordField = (context: FieldContext) =>
  singleItem(
    context,
    'password',
    input(context, { type: 'password', autocomplete: 'new-password' }),
  );

/** Known from the platform's style sheets alone: `.field.currency.hassymbol`. */
export function currencyField(context: FieldContext) {
  const { symbol } = context.field;
  const control = input(context, { spellcheck: 'false', inputmode: 'decimal' });
  return symbol
    ? singleItem(context, 'currency hassymbol', control, prefix(symbol))
    : singleItem(context, 'currency', control);
}

/** As the server sends it, the first option is chosen from the beginning. */
export function selectField(context: FieldContext) {
  const { id, ...attributes } = controlAttributes(context);
  const select = element('select', { id, name: id, ...attributes, placeholder: undefined });
  for (const text of context.field.options) select.add(new Option(text, text));
  return singleItem(context, 'select', select);
}
