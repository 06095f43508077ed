/** Browsers refuse more: the bodies of all keepalive requests under way share 65,536 bytes. */
const BUDGET_BYTES = 60_000;

/** What keepalive requests under way may still weigh. */
export interface KeepaliveBudget {
  /** Takes a body's weight; returns how to give it back, or undefined where it does not fit. */
  take(body: string): (() => void) | undefined;
}

/** The budget that all calls of a page share (decision 6). */
export function createKeepaliveBudget(): KeepaliveBudget {
  let left = BUDGET_BYTES;
  return {
    take(body) {
      const bytes = new TextEncoder().encode(body).length;
      if (bytes > left) return undefined;
      left -= bytes;
      return () => {
        left += bytes;
      };
    },
  };
}
