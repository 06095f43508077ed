import { useState } from 'react';
import { range } from '#rules/numbers/range';
import { SUMMARY_KEY } from '../../cart/summary/keepSummary';

/** More would be below the window. */
const MOST_ROWS = 6;

/** How many rows there may be, by what was known last; 1 where nothing was. */
function countRows(): number {
  try {
    const summary: unknown = JSON.parse(localStorage.getItem(SUMMARY_KEY) ?? 'null');
    const { lines } = Object(summary);
    return Number.isSafeInteger(lines) ? Math.max(1, Math.min(lines, MOST_ROWS)) : 1;
  } catch {
    return 1;
  }
}

/** Keeps the room of the rows until they are here. */
export function LoadingRows() {
  const [count] = useState(countRows);
  return (
    <div aria-hidden="true">
      <div className="cart-rows">
        {range(count).map((place) => (
          <div key={place} className="cart-row cart-row-loading">
            <div className="item-image" />
            <div className="item-desc" />
          </div>
        ))}
      </div>
      <div className="cart-foot cart-foot-loading" />
    </div>
  );
}
