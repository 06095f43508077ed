import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { currencies } from '#rules/money/currencies';
import { fromMinorUnits } from '#rules/money/money';
import type { Cart } from '../cart';
import { queueChange } from './changes';
import { shownCart } from './shownCart';
import { shownLines } from './shownLines';

const cartOf = (prices: readonly bigint[], quantity: number, code: string): Cart => ({
  token: 't',
  items: prices.map((price, index) => ({
    id: `${index}`,
    name: '',
    url: undefined,
    image: undefined,
    options: [],
    quantity,
    unitPrice: fromMinorUnits(price, code),
    total: fromMinorUnits(price * BigInt(quantity), code),
  })),
  quantity: prices.length * quantity,
  subtotal: fromMinorUnits(0n, code),
});

it(
  'adds up to the last unit, where numbers with decimals would not',
  () => {
    const price = fc.bigInt({ min: 0n, max: 10n ** 12n });
    const code = fc.constantFrom(...currencies.map((currency) => currency.code));
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 99 }),
        code,
        (prices, quantity, currencyCode) => {
          const change = {
            kind: 'set' as const,
            itemId: '0',
            quantity: 7,
            isSent: false,
            isHeld: false,
          };
          const { subtotal } = shownCart(cartOf(prices, quantity, currencyCode), [change]);
          const [first = 0n, ...others] = prices;
          const sum = others.reduce((all, one) => all + one * BigInt(quantity), first * 7n);
          expect(subtotal).toEqual(fromMinorUnits(sum, currencyCode));
        },
      ),
      propertyRuns,
    );
  },
  propertyTimeout,
);

it('counts what is being added, of which the price is not known yet', () => {
  const asked = { itemId: 'x', sku: null, quantity: 3, additionalFields: null };
  const cart = cartOf([100n], 2, 'USD');
  const shown = shownCart(cart, [{ kind: 'add', pressId: '1', asked, isSent: true }]);
  expect(shown).toEqual({ ...cart, quantity: 5 });
});

it('is empty, and costs nothing, when all is taken out', () => {
  const change = { kind: 'set' as const, itemId: '0', quantity: 0, isSent: true, isHeld: false };
  const { items, quantity, subtotal } = shownCart(cartOf([100n], 2, 'JPY'), [change]);
  expect([items, quantity, subtotal]).toEqual([[], 0, fromMinorUnits(0n, 'JPY')]);
});

it('shows a line whose removal can be undone, and counts it no more', () => {
  const cart = cartOf([100n, 200n], 2, 'USD');
  const held = { kind: 'set' as const, itemId: '0', quantity: 0, isSent: false, isHeld: true };
  expect(shownCart(cart, [held])).toMatchObject({
    quantity: 2,
    subtotal: fromMinorUnits(400n, 'USD'),
  });
  expect(shownLines(cart, [held]).map(({ quantity, isRemoved }) => [quantity, isRemoved])).toEqual([
    [2, true],
    [2, false],
  ]);
});

it('keeps under a removal what waited before it', () => {
  const cart = cartOf([100n], 2, 'USD');
  const set = { kind: 'set' as const, itemId: '0', quantity: 5, isSent: false, isHeld: false };
  const queue = queueChange([set], { ...set, quantity: 0, isHeld: true });
  expect(shownLines(cart, queue)).toMatchObject([{ quantity: 5, isRemoved: true }]);
  expect(shownCart(cart, queueChange(queue, { ...set, quantity: 3 })).quantity).toBe(3);
});
