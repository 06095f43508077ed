import type { Adoption } from '../../src/adoption';
import type { Block } from '../../src/block';

/** What a field takes with its title and margin, and what the button does, in em of the block. */
const FIELD = 6;

/**
 * Keeps room for a form that the server sent as JSON alone, by the number of its fields: what
 * follows it then moves by the error of an estimate only, or early. It is given up when the
 * form is drawn. Broken JSON keeps none: who draws the form says what is wrong with it.
 */
export function prepareForm(node: HTMLElement, _block: Block, adoption: Adoption): void {
  const wrapper = node.querySelector<HTMLElement>('.form-wrapper:empty');
  // A button takes next to none.
  if (!wrapper || /"useLightbox":\s*true/.test(node.textContent)) return;
  try {
    const context = node.querySelector('.sqs-form-block-context') as Element;
    const { length } = JSON.parse(context.textContent).formFields;
    adoption.style(wrapper, 'min-height', `${(length + 1) * FIELD}em`);
  } catch {}
}
