import type { Warn } from '#engine/scope';
import { type FieldKind, isFieldKind } from '#forms/fields/fieldKinds';
import { type Read, readFields } from '#page/fields/readFields';
import * as reads from '#page/fields/reads';
import type { RenderField } from './renderModel';

/** The kinds that are nothing without something to choose from. */
const CHOICES: readonly FieldKind[] = ['checkbox', 'radio', 'select', 'likert'];

/**
 * Reads a number of characters, also as the text that the owner typed. What is no positive integer
 * is 0: no limit.
 */
const length: Read<number> = (value) => {
  if (!['number', 'string'].includes(typeof value)) return undefined;
  const count = Number(value);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
};

const text = { read: reads.text, fallback: '' };
const flag = { read: reads.flag, fallback: false };

/**
 * The keys of `formFields[]`. Those of currency, likert, section and hidden fields were seen in no
 * page: they are spelt as the platform spells its others.
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
 * Reads one field of the JSON. Returns null, after a warning, for what can't be drawn: an unknown
 * kind, a field without an id (the server could not tell it from others), a choice of nothing.
 *
 * @param name The field's name in a warning: `formFields.3`.
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
