import type { BlockScope } from '#engine/scope';
import type { Field } from '../fields/field';
import { FieldError } from './FieldError';

interface FieldErrorsProps {
  fields: readonly Field[];
  /** By the ids of the fields; undefined where nothing is wrong. */
  messages: ReadonlyMap<string, string> | undefined;
  /** The block's. */
  scope: BlockScope;
}

/** A message for each field of a form that is in error. */
export const FieldErrors = ({ fields, messages, scope }: FieldErrorsProps) =>
  fields.map((field, index) => {
    const message = messages?.get(field.id);
    return message === undefined ? null : (
      <FieldError
        key={field.id}
        name={`${scope.block.id}-error-${index + 1}`}
        field={field}
        message={message}
        scope={scope}
      />
    );
  });
