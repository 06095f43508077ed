import { useLayoutEffect, useState } from 'react';
import type { Runtime } from '../../runtime';
import type { FieldInput } from '../fields/field';
import { listenOnForm } from '../formElement';

/** How many characters an input holds: UTF-16 units, as its maximum is counted. */
export function useCount(input: FieldInput, runtime: Runtime): number {
  const [count, setCount] = useState(input.value.length);

  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const read = () => setCount(input.value.length);
    let afterReset = () => {};
    read();
    // `change`: of a draft that is put back.
    for (const type of ['input', 'change']) input.addEventListener(type, read, { signal });
    if (input.form) {
      listenOnForm(
        input.form,
        'reset',
        () => {
          afterReset = runtime.clock.after(0, read);
        },
        signal,
      );
    }
    return () => {
      listening.abort();
      afterReset();
    };
  }, [input, runtime]);

  return count;
}
