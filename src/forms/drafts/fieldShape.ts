import type { Field, FieldInput } from '../fields/field';
import { sentState } from './inputState';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Hashes a text by FNV-1a, 32 bits: enough to tell a changed field, and short. */
function hash(text: string): number {
  let sum = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), FNV_PRIME);
  }
  return sum >>> 0;
}

const optionsOf = (input: FieldInput) =>
  input.localName === 'select'
    ? [...(input as HTMLSelectElement).options].map(({ value }) => value)
    : input.getAttribute('value');

/** Returns a number for a field as the server sent it: another one for another kind, input, option or default. */
export const fieldShape = ({ kind, inputs }: Field): number =>
  hash(
    JSON.stringify([
      kind,
      inputs.map((input) => [input.type, input.name, optionsOf(input), sentState(input)]),
    ]),
  );
