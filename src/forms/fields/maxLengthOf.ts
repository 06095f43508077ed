import type { FieldInput } from './field';

/** A maximum length as somebody wrote it, in characters; 0 where it is none, or invalid. */
function readMaxLength(value: unknown): number {
  const length = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof length === 'number' && Number.isSafeInteger(length) && length > 0 ? length : 0;
}

/**
 * How long the text of an area may be, in characters; 0 for no limit (platform.md, section 5): what the
 * form's context says of the field, else `data-max-length` of the area, else its `maxlength`, which
 * the browser itself keeps to. The platform's own markup does not say it.
 *
 * @param told What the form's context says; whatever it may be.
 */
export function maxLengthOf(area: FieldInput, told: unknown): number {
  const said = ['data-max-length', 'maxlength'].map((name) => area.getAttribute(name));
  return [told, ...said].map(readMaxLength).find(Boolean) ?? 0;
}
