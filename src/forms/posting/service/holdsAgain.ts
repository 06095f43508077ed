import type { Field, FieldInput } from '../../fields/field';
import { isCheckable } from '../../fields/inputsOf';

/** What no server sends back. */
const NEVER: readonly string[] = ['hidden', 'password', 'file', 'select-one', 'select-multiple'];

const isTyped = (input: FieldInput) =>
  !NEVER.includes(input.type) &&
  !isCheckable(input) &&
  input.value !== (input as HTMLInputElement | HTMLTextAreaElement).defaultValue;

/**
 * Whether a page holds what the visitor typed, in fields of the same names: the server shows the
 * form again, to be corrected. A page that thanks has it empty, or not at all.
 */
export function holdsAgain(page: Document, fields: readonly Field[]): boolean {
  const typed = fields.flatMap(({ inputs }) => inputs).filter(isTyped);
  return (
    typed.length > 0 &&
    typed.every(({ name, value }) =>
      [...page.getElementsByName(name)].some((again) => (again as FieldInput).value === value),
    )
  );
}
