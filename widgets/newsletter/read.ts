import type { ReadScope } from '#engine/scope';
import type { FormModel } from '#forms/formModel';
import { readForm } from '#forms/readForm';

/** A newsletter block, read. */
export interface NewsletterModel extends FormModel {
  /** Takes a class of its own in a small container; null in neutral markup. */
  wrapper: HTMLElement | null;
}

/** Reads the platform's newsletter block or a neutral one. */
export function readNewsletter(scope: ReadScope): NewsletterModel | null {
  const model = readForm(scope, true);
  return model && { ...model, wrapper: scope.node.querySelector('.newsletter-form-wrapper') };
}
