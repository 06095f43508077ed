import type { CartSummary } from './readCartSummary';

/** Where the last summary is, for the next page and for other tabs. */
export const SUMMARY_KEY = 'skerry.cart';

/**
 * Keeps a summary. Where storage is forbidden or full, the next page asks.
 *
 * @param lines How many lines the cart has, for the room of its page; undefined where nobody knows.
 */
export function keepSummary(summary: CartSummary, lines?: number): void {
  try {
    localStorage.setItem(SUMMARY_KEY, JSON.stringify({ ...summary, lines }));
  } catch {}
}
