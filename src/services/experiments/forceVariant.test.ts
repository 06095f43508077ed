import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { parseQuery } from '#rules/query/parseQuery';
import { FORCING_PREFIX, forceVariant } from './forceVariant';

const createStore = () => {
  const kept = new Map<string, unknown>();
  return {
    kept,
    get: (name: string) => kept.get(name),
    set: (name: string, value: unknown) => void kept.set(name, value),
    remove: (name: string) => void kept.delete(name),
  };
};

const asking = (value: string) => parseQuery(`?${FORCING_PREFIX}cart=${encodeURIComponent(value)}`);
const nothing = parseQuery('');

it('takes the variant of a link, and keeps it for the pages after', () => {
  const store = createStore();
  expect(forceVariant('cart', ['a', 'b'], asking('b'), store, true)).toBe('b');
  expect(forceVariant('cart', ['a', 'b'], nothing, store, true)).toBe('b');
  expect(forceVariant('other', ['a', 'b'], nothing, store, true)).toBeUndefined();
});

it('forces it on this page alone where it may not be kept', () => {
  const store = createStore();
  expect(forceVariant('cart', ['a', 'b'], asking('b'), store, false)).toBe('b');
  expect(store.kept.size).toBe(0);
});

it('forgets it with reset, and with a variant that is not declared any longer', () => {
  const store = createStore();
  forceVariant('cart', ['a', 'b'], asking('b'), store, true);
  expect(forceVariant('cart', ['a'], nothing, store, true)).toBeUndefined();
  expect(forceVariant('cart', ['a', 'b'], asking('reset'), store, true)).toBeUndefined();
  expect(store.kept.size).toBe(0);
});

it(
  'pins nobody to what the server did not declare',
  () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.string()),
        fc.option(fc.anything(), { nil: undefined }),
        (asked, variants, kept) => {
          const store = createStore();
          if (kept !== undefined) store.set('variant.cart', kept);
          const forced = forceVariant('cart', variants, asking(asked), store, true);
          if (forced !== undefined) {
            expect(variants).toContain(forced);
            expect([asked, kept]).toContain(forced);
          }
          // What is kept was there before, or is declared.
          const after = store.get('variant.cart');
          if (!Object.is(after, kept) && after !== undefined) expect(variants).toContain(after);
          if (asked === 'reset') expect(store.kept.size).toBe(0);
        },
      ),
      propertyRuns,
    );
  },
  propertyTimeout,
);

it('takes no variant that is too long to be one', () => {
  const long = 'v'.repeat(101);
  expect(forceVariant('cart', [long], asking(long), createStore(), true)).toBeUndefined();
});
