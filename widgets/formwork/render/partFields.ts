import { type Attributes, element } from './element';
import { type FieldContext, groupItem, partOf } from './fieldFrame';
import type { Country } from './renderModel';

/** As in the server's markup, in characters. */
const NAME_LENGTH = 30;

/** An input of a part. `title` names it for scripts, in English: `Month`. */
const input = ({ field }: FieldContext, title: string, attributes: Attributes = {}) =>
  element('input', {
    class: 'field-element',
    type: 'text',
    'data-title': title,
    'aria-required': field.isRequired && 'true',
    ...attributes,
  });

const digits = (context: FieldContext, title: string, length: number | undefined, more = {}) =>
  input(context, title, { maxlength: length || undefined, inputmode: 'numeric', ...more });

/** Countries to choose from, none of them chosen: who leaves a field empty sends it empty. */
function countrySelect(
  { field }: FieldContext,
  attributes: Attributes,
  countries: readonly Country[],
  optionOf: (country: Country) => HTMLOptionElement,
) {
  const select = element('select', {
    class: 'field-element',
    'data-title': 'Country',
    'aria-required': field.isRequired && 'true',
    ...attributes,
  });
  select.add(new Option('', ''));
  for (const country of countries) select.add(optionOf(country));
  return select;
}

/** The names in the order of the site's language; each is sent in the order in which it stands. */
export function nameField(context: FieldContext) {
  const { texts, formats } = context;
  const part = (classes: string, caption: string, title: string, attributes: Attributes) =>
    partOf(
      classes,
      caption,
      input(context, title, {
        class: 'field-element field-control',
        spellcheck: 'false',
        maxlength: NAME_LENGTH,
        ...attributes,
      }),
    );
  const parts = [
    part('first-name', texts.firstName, 'First', {
      name: 'fname',
      'x-autocompletetype': 'given-name',
      autocomplete: 'given-name',
    }),
    part('last-name', texts.lastName, 'Last', {
      name: 'lname',
      'x-autocompletetype': 'surname',
      autocomplete: 'family-name',
    }),
  ];
  if (formats.familyNameFirst) parts.reverse();
  return groupItem(context, { classes: 'fields name' }, ...parts);
}

export function dateField(context: FieldContext) {
  const { month, day, year } = context.texts;
  return groupItem(
    context,
    { classes: 'fields date' },
    partOf('month two-digits', month, digits(context, 'Month', 2)),
    partOf('day two-digits', day, digits(context, 'Day', 2)),
    partOf('year four-digits', year, digits(context, 'Year', 4)),
  );
}

/** The platform sends a second that nobody sees; so is ours. */
export function timeField(context: FieldContext) {
  const { hour, minute, second, amPm, am, pm } = context.texts;
  const half = element('select', { class: 'field-element', 'data-title': 'Ampm' });
  half.add(new Option(am, 'AM'));
  half.add(new Option(pm, 'PM'));
  const unseen = partOf(
    'second two-digits',
    second,
    digits(context, 'Second', 2, { 'aria-required': undefined }),
  );
  unseen.hidden = true;
  // The page's own styles may show what is `hidden`.
  unseen.style.display = 'none';
  return groupItem(
    context,
    { classes: 'fields time' },
    partOf('hour two-digits', hour, digits(context, 'Hour', 2)),
    partOf('minute two-digits', minute, digits(context, 'Minute', 2)),
    unseen,
    partOf('ampm', amPm, half),
  );
}

/**
 * Three parts, as long as the site's format has them, and before them the code of the country where
 * the owner asks for it (`.country-code`, which the corpus does not have: a choice of countries).
 */
export function phoneField(context: FieldContext) {
  const { field, texts, formats } = context;
  const [area, prefix, line] = formats.phoneLengths;
  const countryAttributes: Attributes = { autocomplete: 'tel-country-code' };
  const country = formats.countries.length
    ? countrySelect(
        context,
        countryAttributes,
        formats.countries,
        ({ name, phoneCode }) => new Option(`${name} ${phoneCode}`, phoneCode),
      )
    : input(context, 'Country', { ...countryAttributes, inputmode: 'tel' });
  const part = (classes: string, caption: string, title: string, length = 0, token = '') =>
    partOf(
      `text ${classes}`,
      caption,
      digits(context, title, length, { inputmode: 'tel', autocomplete: token }),
    );
  return groupItem(
    context,
    { classes: 'fields phone' },
    ...(field.hasCountryCode ? [partOf('text country-code', texts.country, country)] : []),
    part('three-digits', texts.areaCode, 'Areacode', area, 'tel-area-code'),
    part('three-digits', texts.prefix, 'Prefix', prefix, 'tel-local-prefix'),
    part('four-digits', texts.line, 'Line', line, 'tel-local-suffix'),
  );
}

/** The classes that the platform's style sheets know, by the identifier of the format. */
const ADDRESS_CLASSES: ReadonlyMap<string, string> = new Map([
  ['Line1', 'address1'],
  ['Line2', 'address2'],
  ['City', 'city'],
  ['State', 'state-province'],
  ['Zip', 'zip'],
]);

/**
 * The parts of the site's own format in its order, then the country. Known from the platform's style
 * sheets and from `initialAddressFormat` alone. Another country's visitor writes into the same parts.
 */
export function addressField(context: FieldContext) {
  const { field, texts, formats } = context;
  const parts = formats.addressParts.map(({ identifier, label, isRequired, autocomplete }) => {
    const required = field.isRequired && isRequired && 'true';
    const control = input(context, identifier, { autocomplete, 'aria-required': required });
    return partOf(ADDRESS_CLASSES.get(identifier) ?? identifier.toLowerCase(), label, control);
  });
  const country = formats.countries.length
    ? countrySelect(
        context,
        { autocomplete: 'country-name' },
        formats.countries,
        ({ name }) => new Option(name, name),
      )
    : input(context, 'Country', { autocomplete: 'country-name' });
  return groupItem(
    context,
    { classes: 'fields address' },
    ...parts,
    partOf('country', texts.addressCountry, country),
  );
}
