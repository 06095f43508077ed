import { findElement } from '../../browser/findElement';

// The shop, without the way to it: what is asked for is answered at once.
const count = Number(document.querySelector<HTMLElement>('[data-count]')?.dataset.count);
const quantities = new Map(Array.from({ length: count }, (_, index) => [`${index}`, 1]));
const usd = (dollars: number) => ({
  currencyCode: 'USD',
  value: dollars * 100,
  decimalValue: `${dollars}.00`,
  fractionalDigits: 2,
});
const answer = () => ({
  cartToken: 't',
  items: [...quantities].map(([id, quantity]) => ({
    id,
    productName: `Item ${id}`,
    productUrl: `/shop/${id}`,
    quantity,
    unitPrice: usd(10),
    itemTotal: usd(10 * quantity),
    variantOptions: [{ value: 'Large' }, { value: 'Blue' }],
    image: { url: '/picture/thumbnail/1' },
  })),
  subtotal: usd(10 * [...quantities.values()].reduce((all, one) => all + one, 0)),
});

// biome-ignore lint/suspicious/noDocumentCookie: every browser has it
document.cookie = 'hasCart=true';
window.fetch = async (_, init) => {
  const id = /items\/(\w+)/.exec(String(_))?.[1];
  if (id && init?.method === 'PUT') quantities.set(id, JSON.parse(String(init.body)).quantity);
  return new Response(JSON.stringify(answer()), {
    headers: { 'Content-Type': 'application/json' },
  });
};

const rows = () => document.querySelectorAll('.cart-row');
const middle = () => {
  const row = rows()[Math.floor(count / 2)];
  if (!row) throw new Error('There are fewer rows');
  return row;
};

const wait = setInterval(() => {
  if (rows().length < count) return;
  clearInterval(wait);
  findElement('.cart-subtotal');
  window.cartBench.enter({
    press: () => middle().querySelector<HTMLElement>('.item-quantity input ~ button')?.click(),
    shown: () =>
      `${middle().querySelector('input')?.value} ${middle().querySelector('.item-price')?.textContent}`,
  });
}, 10);
