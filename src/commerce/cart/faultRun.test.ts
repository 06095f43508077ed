// @vitest-environment node
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttp, type Http } from '#calls/http/http';
import { createNodeBrowser, type NodeBrowser } from '#fixtures/harness/nodeBrowser';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import type { Fault } from '#fixtures/server/faults';
import { type CartReads, createCartReads } from './calls/createCartReads';
import { createCartWrites } from './saving/createCartWrites';
import { createSettle } from './saving/createSettle';
import { type CartStore, createCartStore } from './store/createCartStore';
import { createServerCart } from './store/createServerCart';
import type { Outcome } from './store/outcome';

/*
 * Random sequences of presses in two tabs, over real sockets, against the shop of the fixture server,
 * while connections break before and after the deed, answers are late, out of order, wrong or refused.
 * `CART_RUNS=10000 CART_SEED=7 npx vitest run src/commerce/cart/faultRun` runs as many as wanted.
 */
const numRuns = Number(process.env.CART_RUNS ?? 60);
const seed = Number(process.env.CART_SEED ?? Date.now() % 1_000_000);

const CRUMB = 'the crumb';

let browser: NodeBrowser;
let http: Http;
let reads: CartReads;

beforeAll(async () => {
  browser = await createNodeBrowser();
  browser.setCrumb(CRUMB);
  const runtime = createTestRuntime();
  // The waits between tries, at a hundred times their speed.
  const after = (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms / 100);
    return () => clearTimeout(timer);
  };
  http = createHttp({ ...runtime, clock: { ...runtime.clock, after } });
  reads = createCartReads({ isEnded: false, after }, '/api', () => {});
});

afterAll(async () => {
  http.destroy();
  await browser.close();
});

/** What becomes of the next request. */
const fate: fc.Arbitrary<Omit<Fault, 'match'>> = fc.oneof(
  { weight: 6, arbitrary: fc.nat(6).map((ms) => ({ kind: 'delay' as const, ms })) },
  { weight: 3, arbitrary: fc.constantFrom({ kind: 'lose' as const }, { kind: 'refuse' as const }) },
  fc.constantFrom(
    { kind: 'reset' as const },
    { kind: 'answer' as const, status: 500, body: '{}' },
    { kind: 'answer' as const, status: 409, body: '{}' },
    { kind: 'answer' as const, body: 'no JSON' },
    {
      kind: 'answer' as const,
      status: 403,
      body: JSON.stringify({ crumbFail: true, crumb: CRUMB }),
    },
  ),
);

const tab = fc.nat(1);
const action = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), tab }),
  fc.record({ kind: fc.constant('set' as const), tab, quantity: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ kind: fc.constant('add chart' as const), tab }),
  fc.record({ kind: fc.constant('rest' as const), tab, ms: fc.nat(8) }),
);

const ask = (itemId: string) => ({ itemId, sku: null, quantity: 1, additionalFields: null });

const quantityOf = ({ cart }: CartStore, name: string) =>
  cart.items.find((item) => item.name === name)?.quantity ?? 0;

/** Opens two tabs of one visitor, each of which hears of the other's changes. */
function openTabs() {
  let underWay = 0;
  const counted =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    (...args: Args) => {
      underWay += 1;
      return call(...args).finally(() => {
        underWay -= 1;
      });
    };
  const { read } = reads;
  const { add, setQuantity } = createCartWrites(http, reads, '/api');
  const writes = { add: counted(add), setQuantity: counted(setQuantity) };
  const outcomes: Outcome[] = [];
  const open = () => {
    const scope = { isEnded: false };
    const server = createServerCart(counted(read));
    const settle = createSettle(writes, server, scope, async () => {});
    return createCartStore(server, settle, scope, async () => {});
  };
  const stores = [open(), open()] as const;
  for (const store of stores) {
    store.on('outcome', (outcome) => {
      outcomes.push(outcome);
      for (const other of stores) if (other !== store) other.refresh();
    });
  }
  const atRest = async () => {
    do await wait(1);
    while (underWay || stores.some(({ isSaving }) => isSaving));
  };
  return { read, outcomes, stores, atRest };
}

it(
  `at rest both tabs show the server's cart, and no press counts twice (${numRuns} runs, seed ${seed})`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { minLength: 1, maxLength: 10 }),
        fc.array(fate, { maxLength: 20 }),
        async (actions, fates) => {
          await browser.begin();
          // biome-ignore lint/suspicious/noDocumentCookie: it is a browser without the newer way
          document.cookie = 'CART=none';
          const { read, outcomes, stores, atRest } = openTabs();
          stores[0].add(ask('chart'), 'the first');
          await atRest();
          outcomes.length = 0;
          await browser.setFaults(fates.map((one) => ({ ...one, match: '/commerce/', times: 1 })));
          let presses = 0;
          for (const one of actions) {
            const store = stores[one.tab ? 1 : 0];
            if (one.kind === 'rest') await wait(one.ms);
            else if (one.kind === 'add') store.add(ask('coil'), `press ${presses++}`);
            else if (one.kind === 'add chart') store.add(ask('chart'), `press ${presses++}`);
            else {
              const line = store.cart.items.find(({ name }) => name.includes('chart'));
              if (line) store.setQuantity(line.id, one.quantity);
            }
          }
          await atRest();
          await browser.setFaults([]);
          const server = await read();
          // What could not be read is said to be in doubt.
          for (const { status, cart } of stores)
            if (status !== 'failed') expect(cart).toEqual(server);
          await Promise.all(stores.map((store) => store.refresh()));
          for (const { status, cart } of stores) expect([status, cart]).toEqual(['ready', server]);
          const coils = outcomes.filter(
            ({ change }) => change.kind === 'add' && change.asked.itemId === 'coil',
          );
          const saved = coils.filter(({ error }) => error === undefined).length;
          const inCart = quantityOf(stores[0], 'Rope, a coil');
          expect(inCart).toBeGreaterThanOrEqual(saved);
          // One that was told as failed may be in the cart, as the cart then shows.
          expect(inCart).toBeLessThanOrEqual(coils.length);
        },
      ),
      { numRuns, seed, endOnFailure: true },
    );
  },
  30_000 + 200 * numRuns,
);
