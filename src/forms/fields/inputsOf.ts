import type { FieldInput } from './field';

/** Types of inputs that a form's submission does not carry. The platform takes no files. */
const OTHERS = ['button', 'file', 'image', 'reset', 'submit'];

/** Whether it is a radio or a checkbox: its state is whether it is checked. */
export const isCheckable = (input: FieldInput): input is HTMLInputElement =>
  input.type === 'checkbox' || input.type === 'radio';

/** Whether a browser sends it: not where it is disabled, by itself or by what is around it. */
export const isSent = (input: FieldInput): boolean => !input.matches(':disabled');

/** Whether it is an option that is checked, and sent. */
export const isChosen = (input: FieldInput): input is HTMLInputElement =>
  isCheckable(input) && input.checked && isSent(input);

/** Whether a visitor types into it or chooses from it. */
export const isInput = (node: Element): node is FieldInput =>
  (node.localName === 'input' && !OTHERS.includes((node as HTMLInputElement).type)) ||
  node.localName === 'select' ||
  node.localName === 'textarea';

/** Returns the inputs below a node, in the order of the document; hidden ones are fields of their own. */
export const inputsOf = (node: Element): FieldInput[] =>
  [...node.querySelectorAll('input,select,textarea')]
    .filter(isInput)
    .filter(({ type }) => type !== 'hidden');
