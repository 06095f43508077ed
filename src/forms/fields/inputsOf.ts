import type { FieldInput } from './field';

/** Types of inputs that hold nothing which a form's submission could carry. */
const OTHERS = ['button', 'file', 'image', 'reset', 'submit'];

/** Radios and checkboxes: whether they are checked counts, and not what they hold. */
export const isCheckable = (input: FieldInput): input is HTMLInputElement =>
  input.type === 'checkbox' || input.type === 'radio';

/** Whether it is one that a visitor types into or chooses from. Files can't be sent. */
export const isInput = (node: Element): node is FieldInput =>
  (node.localName === 'input' && !OTHERS.includes((node as HTMLInputElement).type)) ||
  node.localName === 'select' ||
  node.localName === 'textarea';

/** The inputs below a node, in the order of the document; hidden ones are fields of their own. */
export const inputsOf = (node: Element): FieldInput[] =>
  [...node.querySelectorAll('input,select,textarea')]
    .filter(isInput)
    .filter(({ type }) => type !== 'hidden');
