import { type CartSummary, readCartSummary } from './readCartSummary';

/** The last summary, for the next page and for other tabs. */
const KEY = 'skerry.cart';

const parse = (text: string | null): CartSummary | undefined => {
  try {
    return readCartSummary(JSON.parse(text ?? 'null'));
  } catch {
    return undefined;
  }
};

/** Returns the summary that was kept; undefined where none was, or where storage is forbidden. */
export function readKept(): CartSummary | undefined {
  try {
    return parse(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** Keeps a summary. Where storage is forbidden or full, the next page asks. */
export function keep(summary: CartSummary): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(summary));
  } catch {}
}

/** Returns what another tab has kept; undefined where the event is of something else. */
export const readOther = ({ key, newValue }: StorageEvent): CartSummary | undefined =>
  key === KEY ? parse(newValue) : undefined;
