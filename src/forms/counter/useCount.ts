import { useLayoutEffect, useState } from 'react';
import type { Scope } from '#engine/scope';
import type { FieldInput } from '../fields/field';
import { listenOnForm } from '../formElement';

/** Returns how many characters an input holds: UTF-16 units, as its maximum is counted. */
export function useCount(input: FieldInput, scope: Scope): number {
  const [count, setCount] = useState(input.value.length);

  useLayoutEffect(() => {
    const part = scope.begin();
    const read = () => setCount(input.value.length);
    read();
    // `change`: of a draft that is put back.
    part.listen(input, { input: read, change: read });
    // A form that is reset is empty only after its event.
    if (input.form) listenOnForm(part, input.form, { reset: () => part.after(0, read) });
    return part.destroy;
  }, [input, scope]);

  return count;
}
