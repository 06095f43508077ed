import { useState } from 'react';
import { SUMMARY_KEY } from '../../cart/summary/keepSummary';
import { readCartSummary } from '../../cart/summary/readCartSummary';

/** More would be below the window. */
const MOST_ROWS = 6;

/** How many rows there may be, by what was known last; 1 where nothing was. */
function countRows(): number {
  try {
    const summary = readCartSummary(JSON.parse(localStorage.getItem(SUMMARY_KEY) ?? 'null'));
    return Math.max(1, Math.min(summary?.totalQuantity ?? 1, MOST_ROWS));
  } catch {
    return 1;
  }
}

/** Keeps the room of the rows until they are here. */
export function LoadingRows() {
  const [count] = useState(countRows);
  return (
    <div className="cart-rows" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className="cart-row cart-row-loading">
          <div className="item-image" />
          <div className="item-desc" />
        </div>
      ))}
    </div>
  );
}
