import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { fromMinorUnits } from '#rules/money/money';
import type { Cart } from '../cart';
import { type CartWrites, LostAnswer } from '../saving/cartWrites';
import { createSettle } from '../saving/createSettle';
import { createCartStore } from './createCartStore';
import { createServerCart } from './createServerCart';
import type { Outcome } from './outcome';

/** What a store asks of a server. */
interface CartCalls extends CartWrites {
  read(): Promise<Cart>;
}

/** Opens the cart of a server on a page. */
function openStore(calls: CartCalls) {
  const scope = { isEnded: false };
  const server = createServerCart(calls.read);
  const settle = createSettle(calls, server, scope, async () => {});
  return createCartStore(server, settle, scope, async () => {});
}

/** What goes wrong with a call: nothing, a refusal, or an answer that is lost before or after the deed. */
type Fate = 'fine' | 'refused' | 'lost before' | 'lost after';

/** A server of one cart, as slow and as wrong as it is told to be. */
function createServer(nextFate: () => Fate, rest: () => Promise<void>) {
  const quantities = new Map<string, number>([['a', 1]]);
  const presses = new Set<string>();
  const answer = (): Cart => ({
    token: 't',
    items: [...quantities].map(([id, quantity]) => ({
      id,
      name: id,
      url: undefined,
      image: undefined,
      options: [],
      quantity,
      unitPrice: fromMinorUnits(100),
      total: fromMinorUnits(100 * quantity),
    })),
    quantity: [...quantities.values()].reduce((sum, one) => sum + one, 0),
    subtotal: fromMinorUnits([...quantities.values()].reduce((sum, one) => sum + one * 100, 0)),
  });
  const call = async (deed: () => void) => {
    const fate = nextFate();
    await rest();
    if (fate === 'lost before') throw new LostAnswer();
    if (fate === 'refused') throw new Error('refused');
    deed();
    const cart = answer();
    await rest();
    if (fate === 'lost after') throw new LostAnswer();
    return { cart };
  };
  const calls: CartCalls = {
    async read() {
      const cart = answer();
      await rest();
      return cart;
    },
    add: ({ itemId, quantity }, pressId) =>
      call(() => {
        if (presses.has(pressId)) return;
        presses.add(pressId);
        quantities.set(itemId, (quantities.get(itemId) ?? 0) + quantity);
      }),
    setQuantity: (_, itemId, quantity) =>
      call(() => {
        if (!quantities.has(itemId)) return;
        if (quantity) quantities.set(itemId, quantity);
        else quantities.delete(itemId);
      }),
  };
  return { calls, answer, presses };
}

const ask = (itemId: string) => ({ itemId, sku: null, quantity: 1, additionalFields: null });

it('shows a change at once, and merges those of an item that wait', async () => {
  const sent: number[] = [];
  const { calls, answer } = createServer(
    () => 'fine',
    () => new Promise((resolve) => setTimeout(resolve, 2)),
  );
  const store = openStore({
    ...calls,
    setQuantity(token, id, quantity) {
      sent.push(quantity);
      return calls.setQuantity(token, id, quantity);
    },
  });
  await store.refresh();
  for (let quantity = 2; quantity <= 11; quantity += 1) store.setQuantity('a', quantity);
  expect(store.cart.items[0]?.quantity).toBe(11);
  expect(store.cart.subtotal).toEqual(fromMinorUnits(1100));
  await expect.poll(() => store.isSaving).toBe(false);
  expect(sent).toEqual([11]);
  expect(store.cart).toEqual(answer());
});

it(
  'at rest shows the server’s cart, and no press counted twice',
  async () => {
    const fate = fc.constantFrom<Fate>('fine', 'fine', 'refused', 'lost before', 'lost after');
    const action = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), id: fc.constantFrom('a', 'b', 'c') }),
      fc.record({
        kind: fc.constant('set' as const),
        id: fc.constantFrom('a', 'b', 'c'),
        quantity: fc.nat(5),
      }),
      fc.record({ kind: fc.constant('refresh' as const) }),
      fc.record({ kind: fc.constant('pause' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { maxLength: 12 }),
        fc.array(fate, { minLength: 1, maxLength: 12 }),
        fc.array(fc.nat(3), { minLength: 1, maxLength: 12 }),
        async (actions, fates, rests) => {
          let calls = 0;
          const rest = async () => {
            for (let turn = rests[calls++ % rests.length] ?? 0; turn > 0; turn -= 1) await null;
          };
          let fated = 0;
          const server = createServer(() => fates[fated++ % fates.length] ?? 'fine', rest);
          const store = openStore(server.calls);
          const outcomes: Outcome[] = [];
          store.on('outcome', (outcome) => outcomes.push(outcome));
          let presses = 0;
          for (const one of actions) {
            if (one.kind === 'add') store.add(ask(one.id), `press ${presses++}`);
            else if (one.kind === 'set') store.setQuantity(one.id, one.quantity);
            else if (one.kind === 'refresh') store.refresh();
            else await rest();
          }
          while (store.isSaving) await new Promise((resolve) => setImmediate(resolve));
          await store.refresh();
          expect(store.cart).toEqual(server.answer());
          const added = outcomes.filter(({ change, error }) => change.kind === 'add' && !error);
          expect(server.presses.size).toBeGreaterThanOrEqual(added.length);
        },
      ),
      { numRuns: Math.min(propertyRuns.numRuns, 1000) },
    );
  },
  propertyTimeout,
);
