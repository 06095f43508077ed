import { SUMMARY_KEY } from '#commerce/cart/summary/keepSummary';
import { type CartSummary, readCartSummary } from '#commerce/cart/summary/readCartSummary';

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
    return parse(localStorage.getItem(SUMMARY_KEY));
  } catch {
    return undefined;
  }
}

/** Returns what another tab has kept; undefined where the event is of something else. */
export const readOther = ({ key, newValue }: StorageEvent): CartSummary | undefined =>
  key === SUMMARY_KEY ? parse(newValue) : undefined;
