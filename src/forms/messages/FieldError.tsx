import { useLayoutEffect, useState } from 'react';
import type { Scope } from '#engine/scope';
import { freeId } from '#page/marks/freeId';
import type { Field } from '../fields/field';
import { describeInput } from './describeInput';
import { placeAboveField } from './placeAboveField';

interface FieldErrorProps {
  /** For the id of the message's element: two blocks may have the same. */
  name: string;
  field: Field;
  message: string;
  /** The block's. */
  scope: Scope;
}

/** A field's message, above its title, and the marks of a field that is in error. */
export function FieldError({ name, field, message, scope }: FieldErrorProps) {
  const { item, inputs } = field;
  const [element] = useState(() => document.createElement('div'));

  useLayoutEffect(() => {
    // What no visitor sees has no place for a message: the summary has it.
    const visible = inputs.filter(({ type }) => type !== 'hidden');
    if (!visible.length) return undefined;
    element.className = 'field-error';
    element.id ||= freeId(name);
    const { id } = element;
    placeAboveField(field, element);
    // A group says what is wrong with it once, not with each of its inputs.
    const described = item instanceof HTMLFieldSetElement ? [item] : visible;
    const mark = (on: boolean) => {
      scope.adopt.toggleClass(item, 'error', on);
      for (const input of visible) {
        scope.adopt.attribute(input, 'aria-invalid', on ? 'true' : null);
      }
      for (const node of described) describeInput(scope, node, id, on);
    };
    mark(true);
    return () => {
      mark(false);
      element.remove();
    };
  }, [element, name, field, item, inputs, scope]);

  // Not by React, which takes away a text that a browser's translation has long replaced, and fails.
  useLayoutEffect(() => {
    element.textContent = message;
  }, [element, message]);

  return null;
}
