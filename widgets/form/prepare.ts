import type { PrepareScope } from '#engine/scope';

/** The height of a field with its title and margin, and of the button, in em of the block. */
const FIELD = 6;

/**
 * Shows a form that the platform sent hidden, for its scripts to show (from 2022 on), early.
 * Keeps room for a form that the server sent as JSON alone, by the number of its fields, each of
 * which says whether it is locked: what follows the form then moves by the error of an estimate
 * only, or early. It is given up when the form is drawn. One behind a button takes next to none.
 */
export function prepareForm({ node, adopt }: PrepareScope): void {
  const hidden = node.querySelector('.form-inner-wrapper[hidden]');
  if (hidden) adopt.attribute(hidden, 'hidden', null);
  const wrapper = node.querySelector<HTMLElement>('.form-wrapper:empty');
  const json = node.textContent;
  if (wrapper && !/"useLightbox":\s*t/.test(json)) {
    // One more than there are fields: the button.
    adopt.style(wrapper, 'min-height', `${json.split('"locked"').length * FIELD}em`);
  }
}
