import { useLayoutEffect, useState } from 'react';
import { listen } from '#engine/events';
import { rowOf } from './rowOf';

/** What could not be saved, by the line that it was of. */
export type Failures = Readonly<Record<string, string | undefined>>;

/** Keeps what the last change of each line failed by, until the line is changed again. */
export function useFailures(): [Failures, (id: string) => void] {
  const [failures, setFailures] = useState<Failures>({});
  useLayoutEffect(
    () =>
      listen('cartfailed', ({ id, text }) => setFailures((known) => ({ ...known, [id]: text }))),
    [],
  );
  // What is of no line is said until the next change of any.
  const forget = (id: string) =>
    setFailures((known) =>
      Object.fromEntries(
        Object.entries(known).filter(
          ([line]) => line !== id && document.querySelector(rowOf(line)),
        ),
      ),
    );
  return [failures, forget];
}
