import { useLayoutEffect, useRef, useState } from 'react';
import type { Scope } from '#engine/scope';

/** So long nothing may change before a change is said, in milliseconds: ten presses are one. */
const QUIET_MS = 700;

/**
 * Returns what a live region says of the newest state: nothing of the first one.
 *
 * @param text Of the state; undefined while there is none.
 */
export function useSaid(scope: Scope, text: string | undefined): string {
  const [said, setSaid] = useState('');
  const known = useRef<string>(undefined);
  useLayoutEffect(() => {
    const isFirst = known.current === undefined;
    if (text === undefined || text === known.current) return;
    known.current = text;
    if (isFirst) return;
    return scope.after(QUIET_MS, () => setSaid(text));
  }, [scope, text]);
  return said;
}
