// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createHttp, type Http } from '#calls/http/http';
import { createNodeBrowser, type NodeBrowser } from '#fixtures/harness/nodeBrowser';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createCartReads } from '../calls/createCartReads';
import { type CartStore, createCartStore } from '../store/createCartStore';
import { createServerCart } from '../store/createServerCart';
import type { Outcome } from '../store/outcome';
import { LostAnswer } from './cartWrites';
import { createCartWrites } from './createCartWrites';
import { createSettle } from './createSettle';

let browser: NodeBrowser;
let http: Http;
const runtime = createTestRuntime();

beforeAll(async () => {
  browser = await createNodeBrowser();
  browser.setCrumb('the crumb');
  http = createHttp(runtime);
});

afterAll(async () => {
  http.destroy();
  await browser.close();
});

beforeEach(async () => {
  await browser.begin();
  // A cart of its own.
  // biome-ignore lint/suspicious/noDocumentCookie: it is a browser without the newer way
  document.cookie = 'CART=none';
});

const ask = (itemId: string, sku: string | null = null, quantity = 1) => ({
  itemId,
  sku,
  quantity,
  additionalFields: null,
});

const open = (api = '/api') => {
  const warn = vi.fn();
  const scope = runtime.scope();
  const reads = createCartReads(scope, api, warn);
  const server = createServerCart(reads.read);
  const writes = createCartWrites(http, reads, api);
  const settle = createSettle(writes, server, scope, async () => {});
  const store = createCartStore(server, settle, scope, async () => {});
  const outcomes: Outcome[] = [];
  store.on('outcome', (outcome) => outcomes.push(outcome));
  return { store, outcomes, warn };
};

const atRest = (store: CartStore) =>
  expect.poll(() => store.isSaving, { timeout: 5000 }).toBe(false);

const linesOf = ({ cart }: CartStore) => cart.items.map(({ name, quantity }) => [name, quantity]);

it.each(['/api', '/shop/api'])(
  'a visitor without a cart has an empty one, below %s',
  async (api) => {
    const { store } = open(api);
    await store.refresh();
    expect([store.status, store.cart.items]).toEqual(['ready', []]);
  },
);

for (const api of ['/api', '/shop/api']) {
  it(`adds, changes and takes out, below ${api}`, async () => {
    const { store, warn } = open(api);
    store.add(ask('coil'), '1');
    store.add(ask('oilskin', 'OIL-S-Y', 2), '2');
    await atRest(store);
    expect(linesOf(store)).toEqual([
      ['Rope, a coil', 1],
      ['Oilskin', 2],
    ]);
    expect(store.cart.subtotal).toEqual({ currencyCode: 'USD', amount: '174.50' });
    const [coil, oilskin] = store.cart.items;
    store.setQuantity(coil?.id ?? '', 0);
    store.setQuantity(oilskin?.id ?? '', 3);
    await atRest(store);
    expect(linesOf(store)).toEqual([['Oilskin', 3]]);
    expect(store.cart.subtotal).toEqual({ currencyCode: 'USD', amount: '240.00' });
    expect(warn).not.toHaveBeenCalled();
  });
}

it('takes the number that the server has, where there are not as many', async () => {
  const { store, outcomes } = open();
  store.add(ask('lantern', null, 5), '1');
  await atRest(store);
  expect(linesOf(store)).toEqual([['A lantern', 3]]);
  store.setQuantity(store.cart.items[0]?.id ?? '', 2);
  await atRest(store);
  store.setQuantity(store.cart.items[0]?.id ?? '', 9);
  await atRest(store);
  expect(linesOf(store)).toEqual([['A lantern', 3]]);
  expect(outcomes.map(({ left, error }) => [left, error])).toEqual([
    [3, undefined],
    [undefined, undefined],
    [3, undefined],
  ]);
});

it('adds a press once whose answer was lost', async () => {
  const { store, outcomes } = open();
  await browser.setFaults([{ match: '/entries', kind: 'lose', times: 2 }]);
  store.add(ask('coil'), 'one press');
  await atRest(store);
  expect(linesOf(store)).toEqual([['Rope, a coil', 1]]);
  expect(outcomes.map(({ error }) => error)).toEqual([undefined]);
});

it.each([
  ['after it was made', 'lose', 7, undefined],
  ['before it was made', 'refuse', 1, expect.any(LostAnswer)],
] as const)(
  'shows the server’s cart after a change whose answer was lost %s, and repeats none',
  async (_, kind, quantity, error) => {
    const { store, outcomes } = open();
    store.add(ask('coil'), '1');
    await atRest(store);
    await browser.setFaults([{ match: '/items/', kind, times: 1 }]);
    store.setQuantity(store.cart.items[0]?.id ?? '', 7);
    expect(linesOf(store)).toEqual([['Rope, a coil', 7]]);
    await atRest(store);
    expect(outcomes.at(-1)?.error).toEqual(error);
    expect(linesOf(store)).toEqual([['Rope, a coil', quantity]]);
    const writes = (await browser.log()).filter(({ method }) => method === 'PUT');
    expect(writes).toHaveLength(1);
  },
);

it('takes an add for made whose cart can’t be read, until it can', async () => {
  const { store, outcomes } = open();
  await browser.setFaults([
    { match: '/3/commerce/', kind: 'refuse' },
    { match: '/shopping-cart', kind: 'delay', ms: 0 },
  ]);
  store.add(ask('coil'), '1');
  await atRest(store);
  expect(outcomes.map(({ error }) => error)).toEqual([undefined]);
  expect(store.status).toBe('failed');
  await browser.setFaults([]);
  await store.refresh();
  expect(linesOf(store)).toEqual([['Rope, a coil', 1]]);
});

it('asks for the cart where the answer to an add does not name it', async () => {
  const { store } = open();
  store.add(ask('coil'), '1');
  await atRest(store);
  await browser.setFaults([{ match: '/entries', kind: 'answer', status: 200, body: '{}' }]);
  store.add(ask('coil'), '2');
  await atRest(store);
  expect(linesOf(store)).toEqual([['Rope, a coil', 1]]);
});

it('takes a change back that the server refuses', async () => {
  const { store, outcomes } = open();
  store.add(ask('coil'), '1');
  await atRest(store);
  await browser.setFaults([{ match: '/items/', kind: 'answer', status: 400, body: '{}' }]);
  store.setQuantity(store.cart.items[0]?.id ?? '', 7);
  await atRest(store);
  expect(linesOf(store)).toEqual([['Rope, a coil', 1]]);
  expect(outcomes.at(-1)?.error).toBeInstanceOf(Error);
});
