import { findElement } from '../../browser/findElement';
import { rowHtml } from '../cartPage';
import { serverRow } from './serverRow';

// As themes do whose server renders the section anew (Dawn): the answer is parsed, and takes the place
// of the list. The server itself takes no time here.
const quantities = [...document.querySelectorAll('[data-row]')].map(() => 1);
document.addEventListener('click', async ({ target }) => {
  const more = target instanceof Element ? target.closest('[data-more]') : null;
  const row = more?.closest<HTMLElement>('[data-row]');
  if (!row) return;
  const at = Number(row.dataset.row);
  quantities[at] = (quantities[at] ?? 0) + 1;
  const sum = quantities.reduce((all, one) => all + one, 0) * 10;
  const answer = `<div id="cart"><ul>${quantities.map((quantity, index) => rowHtml(index, quantity)).join('')}</ul><p data-subtotal>$${sum}.00</p></div>`;
  await Promise.resolve();
  const section = new DOMParser().parseFromString(answer, 'text/html').querySelector('#cart');
  findElement('#cart').innerHTML = section?.innerHTML ?? '';
});
window.cartBench.enter(serverRow());
