import { isInForm } from '../formElement';

/** Marks our element beside a form that tells of its errors. */
export const ERRORS = 'data-form-errors';

/**
 * Whether the visitor went on to something else on the page: who did is not fetched back. The focus
 * is nowhere on the body or on no element at all; and here on what is said of the form's errors.
 */
export function isFocusElsewhere(form: HTMLFormElement): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return false;
  return !isInForm(form, activeElement) && !activeElement.closest(`[${ERRORS}]`);
}
