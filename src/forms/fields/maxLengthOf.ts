import type { FieldInput } from './field';

/** Reads a maximum length as somebody wrote it, in characters; 0 where it is none, or invalid. */
function readMaxLength(value: unknown): number {
  const length = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof length === 'number' && Number.isSafeInteger(length) && length > 0 ? length : 0;
}

/**
 * Returns how long the text of an area may be, in characters; 0 for no limit. The form's context
 * counts, else `data-max-length` of the area, else its `maxlength`, which the browser itself keeps
 * to. The platform's own markup does not have it.
 *
 * @param inContext The length in the form's context; of whatever type.
 */
export function maxLengthOf(area: FieldInput, inContext: unknown): number {
  const inMarkup = ['data-max-length', 'maxlength'].map((name) => area.getAttribute(name));
  return [inContext, ...inMarkup].map(readMaxLength).find(Boolean) ?? 0;
}
