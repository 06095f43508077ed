import { useLayoutEffect } from 'react';
import type { Scope } from '#engine/scope';
import { loadSaving } from '../../cart/saving/loadSaving';

/**
 * Loads what saves a change as soon as lines are drawn: a page that is left before it is here can't send
 * what a visitor has changed. Where it can't be had, the first change asks again, and tells.
 */
export function useSaving({ runtime }: Scope, hasLines: boolean): void {
  useLayoutEffect(() => {
    if (hasLines) loadSaving(runtime).catch(() => {});
  }, [runtime, hasLines]);
}
