import type { Clock } from '../clock';

/** Browsers refuse more: the bodies of all keepalive requests under way share 65,536 bytes. */
const BUDGET_BYTES = 60_000;

/**
 * Half the connections that a browser opens to an origin (HTTP/1.1): the other half is for calls
 * that a visitor waits for.
 */
const MOST_AT_ONCE = 3;

/**
 * How long Chromium keeps a keepalive request under way after it was aborted, its connection
 * included (29 s measured).
 */
const ABORTED_MS = 30_000;

/** What keepalive requests under way may still weigh. */
export interface KeepaliveBudget {
  /**
   * Takes a body's weight; returns how to give it back, or undefined where it does not fit: the
   * call then goes without keepalive.
   */
  take(body: string): ((wasAborted: boolean) => void) | undefined;
}

/** The budget that all calls of a page share (decision 6). */
export function createKeepaliveBudget(clock: Clock): KeepaliveBudget {
  const taken = new Set<{ bytes: number; until: number }>();
  return {
    take(body) {
      const bytes = new TextEncoder().encode(body).length;
      let sum = bytes;
      for (const one of taken) {
        if (one.until <= clock.now()) taken.delete(one);
        else sum += one.bytes;
      }
      if (sum > BUDGET_BYTES || taken.size >= MOST_AT_ONCE) return undefined;
      const own = { bytes, until: Number.POSITIVE_INFINITY };
      taken.add(own);
      return (wasAborted) => {
        if (wasAborted) own.until = clock.now() + ABORTED_MS;
        else taken.delete(own);
      };
    },
  };
}
