import type { Adoption } from '../../src/adoption';
import type { Block } from '../../src/block';

/** What a field takes with its title and margin, and what each of its options does, in em of the block. */
const FIELD = 6;
const OPTION = 1.6;

/**
 * Keeps room for a form that the server sent as JSON alone, by the number of its fields and options:
 * what follows it then moves by the error of an estimate at most, or early. It is given up when the
 * form is drawn. Broken JSON keeps none: who draws the form says what is wrong with it.
 */
export function prepareForm(node: HTMLElement, _block: Block, adoption: Adoption): void {
  const wrapper = node.querySelector<HTMLElement>('.form-wrapper:empty');
  // A button takes next to none.
  if (!wrapper || /"useLightbox":\s*true/.test(node.textContent)) return;
  try {
    let height = FIELD;
    const { textContent } = node.querySelector('.sqs-form-block-context') as Element;
    for (const { options } of JSON.parse(textContent).formFields) {
      height += FIELD + (options?.length ?? 0) * OPTION;
    }
    adoption.style(wrapper, 'min-height', `${height}em`);
  } catch {}
}
