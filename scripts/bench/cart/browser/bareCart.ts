import { findElement } from '../../browser/findElement';
import { serverRow } from './serverRow';

// The least that does it: one listener, three texts.
let subtotal = document.querySelectorAll('[data-row]').length * 10;
document.addEventListener('click', ({ target }) => {
  const more = target instanceof Element ? target.closest('[data-more]') : null;
  const row = more?.closest('[data-row]');
  const input = row?.querySelector('input');
  const total = row?.querySelector('[data-total]');
  if (!input || !total) return;
  input.value = String(Number(input.value) + 1);
  total.textContent = `$${Number(input.value) * 10}.00`;
  subtotal += 10;
  findElement('[data-subtotal]').textContent = `$${subtotal}.00`;
});
window.cartBench.enter(serverRow());
