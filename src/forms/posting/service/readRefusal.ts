import { isObject } from '#page/fields/isObject';
import { fieldOfKey } from './fieldOfKey';

/** What a server says of a form that it refuses. */
export interface Refusal {
  /** By the ids of the fields; of a field that the form does not have, by the server's name. */
  fields: ReadonlyMap<string, string>;
  /** Of the form as a whole; empty for nothing. */
  whole: string;
}

/** The names of what is wrong with a form as a whole: Django's, its REST framework's, Rails'. */
const WHOLE: readonly string[] = ['', '__all__', 'non_field_errors', 'base'];

/** The server's own words, the first of them that is a text. */
const WORDS = ['error', 'message', 'detail'] as const;

type Raw = Readonly<Record<string, unknown>>;

/** Returns the texts of a value: a text, one that is its `message`, or a list of these. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isObject(value) && typeof value.message === 'string' ? textsOf(value.message) : [];
}

/** Returns the pairs of name and value in a server's map, or list, of errors. */
function entriesOf(errors: unknown): [string, unknown][] {
  if (!Array.isArray(errors)) return isObject(errors) ? Object.entries(errors) : [];
  return errors.map((error: unknown) => [String((isObject(error) && error.field) || ''), error]);
}

/**
 * Reads a refusal: `{errors: {field: text | [texts]}}`, `{errors: [{field, message}]}`, or the lists
 * of texts by field alone, as Django and Rails give them, and what is said beside these.
 *
 * @param ids The names of the form's fields.
 */
export function readRefusal(body: unknown, ids: readonly string[]): Refusal {
  const raw: Raw = isObject(body) ? body : {};
  const entries = isObject(raw.errors)
    ? entriesOf(raw.errors)
    : entriesOf(body).filter(([, value]) => Array.isArray(value));
  const fields = new Map<string, string>();
  const whole: string[] = [];
  const said: string[] = [];
  for (const [key, value] of entries) {
    const texts = textsOf(value);
    const text = texts.join(' ');
    if (!text) continue;
    said.push(...texts);
    const id = fieldOfKey(ids, key);
    if (id !== undefined) fields.set(id, [fields.get(id), text].filter(Boolean).join(' '));
    else if (WHOLE.includes(key)) whole.push(text);
    else fields.set(key, text);
  }
  const words = WORDS.map((name) => raw[name]).find((word) => typeof word === 'string');
  // Laravel's repeats the first error.
  const isRepeated = said.some((text) => String(words).startsWith(text));
  if (!whole.length && !isRepeated) whole.push(...textsOf(words));
  return { fields, whole: whole.join(' ') };
}
