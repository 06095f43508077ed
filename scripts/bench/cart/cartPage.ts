import { htmlPage } from '../htmlPage';

/** What of a page of items differs. */
export interface CartMarkup {
  /** Where the cart is drawn; default: the rows as a server renders them. */
  body?: string;
  scripts: readonly string[];
}

const CSS = `
body { margin: 20px; font: 16px/1.5 sans-serif; }
img { width: 80px; height: 80px; }
.row { display: grid; grid-template-columns: 80px 1fr 10em 8em; gap: 10px; padding: 10px 0; }
`;

/** A row as a server renders it. */
export const rowHtml = (index: number, quantity = 1): string =>
  `<li class="row" data-row="${index}"><img src="/picture/thumbnail/1" alt="">` +
  `<div><a href="/shop/${index}">Item ${index}</a><div>Large, Blue</div><div>$10.00</div></div>` +
  `<div><button data-less aria-label="One less of item ${index}">−</button>` +
  `<input type="number" value="${quantity}" aria-label="Quantity of item ${index}">` +
  `<button data-more aria-label="One more of item ${index}">+</button></div>` +
  `<span data-total>$${quantity * 10}.00</span></li>`;

/** A page of a cart with so many items. */
export function cartPage(count: number, { body, scripts }: CartMarkup): string {
  const rows = Array.from({ length: count }, (_, index) => rowHtml(index));
  return htmlPage({
    title: `${count} items`,
    css: CSS,
    scripts: ['/cart/browser/stopwatch.js', ...scripts],
    body:
      body ??
      `<h1>Cart</h1><div id="cart"><ul>${rows.join('')}</ul><p data-subtotal>$${count * 10}.00</p></div>`,
  });
}
