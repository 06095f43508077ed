import { type Read, readFields } from '../../../src/fields/readFields';
import * as reads from '../../../src/fields/reads';
import { type FieldKind, isFieldKind } from '../../../src/forms/fields/fieldKinds';
import type { Warn } from '../../../src/island/defineIsland';
import type { RenderField } from './renderModel';

/** Kinds that are nothing without something to choose from. */
const CHOICES: readonly FieldKind[] = ['checkbox', 'radio', 'select', 'likert'];

/** A number of characters, also as the text that the owner typed; what is none is no limit. */
const length: Read<number> = (value) => {
  if (!['number', 'string'].includes(typeof value)) return undefined;
  const count = Number(value);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
};

const text = { read: reads.text, fallback: '' };
const flag = { read: reads.flag, fallback: false };

/**
 * The keys of `formFields[]`. Those of currency, likert, section and hidden fields were seen in no
 * page: they are the specification's words (section 3) as the platform spells its others.
 */
const settings = {
  id: text,
  title: text,
  description: text,
  placeholder: text,
  required: flag,
  options: { read: reads.listOf(reads.text), fallback: [] },
  maxLength: { read: length, fallback: 0 },
  showCountryCode: flag,
  currencySymbol: text,
  underline: flag,
  key: text,
  value: text,
};

/**
 * Reads one field of the JSON. Null, after a warning, for what can't be drawn: an unknown kind, a
 * field that the server could not tell from others, a choice of nothing.
 *
 * @param name What a warning calls it: `formFields.3`.
 */
export function readRenderField(raw: unknown, name: string, warn: Warn): RenderField | null {
  const { type } = Object(raw) as { type?: unknown };
  if (!isFieldKind(type)) {
    warn(name, `is of an unknown kind, ${JSON.stringify(type)}: left out`);
    return null;
  }
  const read = readFields(raw, settings, (field, message) => warn(`${name}.${field}`, message));
  if (!read.id) {
    warn(`${name}.id`, 'is missing: the field is left out');
    return null;
  }
  if (CHOICES.includes(type) && !read.options.length) {
    warn(`${name}.options`, 'are missing: the field is left out');
    return null;
  }
  return {
    kind: type,
    id: read.id,
    title: read.title || read.placeholder || type,
    description: read.description,
    placeholder: read.placeholder,
    isRequired: read.required,
    options: read.options,
    maxLength: read.maxLength,
    hasCountryCode: read.showCountryCode,
    symbol: read.currencySymbol,
    isUnderlined: read.underline,
    key: read.key || read.title,
    value: read.value,
  };
}
