import type { CartSummary } from './readCartSummary';

/** Where the last summary is, for the next page and for other tabs. */
export const SUMMARY_KEY = 'skerry.cart';

/** Keeps a summary. Where storage is forbidden or full, the next page asks. */
export function keepSummary(summary: CartSummary): void {
  try {
    localStorage.setItem(SUMMARY_KEY, JSON.stringify(summary));
  } catch {}
}
