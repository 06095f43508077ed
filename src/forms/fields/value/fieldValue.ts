import type { Query } from '#rules/query/parseQuery';
import type { Field, FieldInput, FieldValue } from '../field';
import type { FieldKind } from '../fieldKinds';
import { isChosen, isSent } from '../inputsOf';
import { likertValue } from './likertValue';

/** How many parts a telephone number has without its country. */
const PHONE_PARTS = 3;

type Shape = (field: Field, query: Query) => FieldValue;

const textOf = ({ value }: FieldInput) => value;

const checkedOf = ({ inputs }: Field) => inputs.filter(isChosen).map(textOf);

/** A part that is not sent is empty, and the others keep their places. */
const partsOf = ({ inputs }: Field) => inputs.map((input) => (isSent(input) ? input.value : ''));

const singleOf: Shape = ({ kind, inputs }) => {
  const texts = inputs.filter(isSent).map(({ value }) => (kind === 'email' ? value.trim() : value));
  return inputs.length > 1 ? texts : (texts[0] ?? '');
};

/** Kinds that are not here have one input, and send its value. */
const shapes: Partial<Record<FieldKind, Shape>> = {
  address: partsOf,
  date: partsOf,
  name: partsOf,
  time: partsOf,
  phone: (field) => [...(field.inputs.length === PHONE_PARTS ? [''] : []), ...partsOf(field)],
  checkbox: checkedOf,
  radio: (field) => checkedOf(field)[0] ?? '',
  select: ({ inputs: [input] }) =>
    input instanceof HTMLSelectElement && input.multiple
      ? [...input.selectedOptions].map(({ value }) => value)
      : (input?.value ?? ''),
  likert: ({ inputs }) => likertValue(inputs),
  hidden: ({ inputs: [input] }, query) =>
    (input && query.get(input.name)?.[0]) ?? input?.value ?? '',
};

/**
 * Returns the value that a field sends; undefined for one that sends nothing: a section, and one whose
 * inputs are all disabled.
 *
 * - address, date, name and time: the texts of their inputs, in the order of the document, empty
 *   ones included;
 * - phone: the same. "An empty country part is prepended when exactly 3 parts are present" is read
 *   as three inputs in the markup, filled in or not: then the number has no country part, and gets
 *   an empty one, so that four parts are sent with a country and without. "An array of 3 inputs" are
 *   those three;
 * - checkbox: the checked values; radio: the first checked value, '' where none is;
 * - select: the chosen value, of a `multiple` one (none of the platform's) all of them;
 * - likert: the checked answers by question;
 * - hidden: the parameter of its name in the page's address (the first, where it is repeated; an
 *   empty one counts), else its default;
 * - all others: what their input holds; of an owner's own inputs that share a name, what each holds;
 *   an e-mail address without the blanks around it.
 */
export const fieldValue = (field: Field, query: Query): FieldValue | undefined =>
  field.inputs.some(isSent) ? (shapes[field.kind] ?? singleOf)(field, query) : undefined;
