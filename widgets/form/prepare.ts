import type { Adoption } from '../../src/adoption';
import type { Block } from '../../src/block';

/**
 * How high a field of the platform's is drawn, in em of its block: its title, its control and its
 * margin; where it has more or less than one line.
 */
const HEIGHTS: Readonly<Record<string, number>> = {
  address: 27,
  date: 7,
  hidden: 0,
  likert: 4,
  name: 7,
  phone: 7,
  section: 4,
  select: 5.5,
  textarea: 10,
  time: 7,
};
const ONE_LINE = 5.5;
const TITLE = 3.5;
const OPTION = 1.6;
const DESCRIPTION = 1.6;
const BUTTON = 4;

/** A field of the context, of which nothing is known yet. */
interface RawField {
  type?: string;
  description?: string;
  options?: readonly unknown[];
}

const heightOf = ({ type = '', description, options }: RawField): number => {
  const choices = type === 'select' ? undefined : options?.length;
  const own = HEIGHTS[type] ?? (choices ? TITLE : ONE_LINE);
  return (
    own + (choices ?? 0) * OPTION * (type === 'likert' ? 6 : 1) + (description ? DESCRIPTION : 0)
  );
};

/**
 * Keeps room for a form that the server sent as JSON alone: what follows it then moves by the error
 * of an estimate at most. Drawing it gives the room up.
 */
export function prepareForm(node: HTMLElement, _block: Block, adoption: Adoption): void {
  const wrapper = node.querySelector<HTMLElement>('.form-wrapper');
  const context = node.querySelector('.sqs-form-block-context')?.textContent;
  if (!wrapper || !context || wrapper.firstElementChild) return;
  try {
    const fields: RawField[] = JSON.parse(context).formFields;
    const height = fields.reduce((sum, field) => sum + heightOf(field), BUTTON);
    adoption.style(wrapper, 'min-height', `${height}em`);
  } catch {
    // Who draws it says what is wrong with it.
  }
}
