import type { Block } from '../../src/block';
import type { FormModel } from '../../src/forms/formModel';
import { readForm } from '../../src/forms/readForm';
import type { Warn } from '../../src/island/defineIsland';

/** A newsletter block, read. */
export interface NewsletterModel extends FormModel {
  /** Takes a class of its own in a small container; null in neutral markup. */
  wrapper: HTMLElement | null;
}

/** Reads the platform's newsletter block (MARKUP.md 6) or a neutral one. */
export function readNewsletter(
  node: HTMLElement,
  block: Block,
  warn: Warn,
): NewsletterModel | null {
  const model = readForm(node, block, warn, true);
  return model && { ...model, wrapper: node.querySelector('.newsletter-form-wrapper') };
}
