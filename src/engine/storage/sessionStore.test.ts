import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { createSessionStore } from './sessionStore';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

it('keeps a value across the pages of a tab', () => {
  createSessionStore().set('xsrfToken', { a: [1, null] });
  expect(createSessionStore().get('xsrfToken')).toEqual({ a: [1, null] });
  createSessionStore().remove('xsrfToken');
  expect(createSessionStore().get('xsrfToken')).toBeUndefined();
});

it('removes an entry past its expiry when it is read', () => {
  const store = createSessionStore();
  store.set('draft', 'text', 1000);
  later(1000);
  expect(store.get('draft')).toBe('text');
  later(1);
  expect(sessionStorage).toHaveLength(1);
  expect(store.get('draft')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ...['', '{', 'null', '7', '[]', '{}', '{"expires":1}', '{"value":1,"expires":"never"}'],
  ...['{"__proto__":{"value":1}}', '{"value":1,"expires":null}'],
])('takes %j, which somebody else put there, for absent', (text) => {
  const store = createSessionStore();
  store.set('name', 1);
  const key = sessionStorage.key(0) ?? '';
  sessionStorage.setItem(key, text);
  expect(store.get('name')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('takes nothing out of a value into a prototype', () => {
  const store = createSessionStore();
  store.set('name', JSON.parse('{"__proto__":{"isAdmin":true},"a":[{"__proto__":1}]}'));
  const copy = Object.assign({}, store.get('name'));
  expect(copy).toEqual({ a: [{}] });
  expect('isAdmin' in copy).toBe(false);
});

it.each([
  [
    'full',
    () => ({
      ...sessionStorage,
      setItem: () => {
        throw new Error('QuotaExceeded');
      },
    }),
  ],
  ['not there', () => undefined],
])('keeps a value as long as the page where the storage is %s', (_, storage) => {
  const getItem = () => null;
  const removeItem = () => {};
  const fake = storage();
  vi.stubGlobal('sessionStorage', fake && { ...fake, getItem, removeItem });
  const store = createSessionStore();
  store.set('name', 1, 1000);
  expect(store.get('name')).toBe(1);
  later(1001);
  expect(store.get('name')).toBeUndefined();
});

it('keeps a value as long as the page where the storage is broken', () => {
  // Firefox, with a damaged profile: it is there, and each of its methods throws.
  const broken = () => {
    throw new Error('NS_ERROR_FILE_CORRUPTED');
  };
  vi.stubGlobal('sessionStorage', { getItem: broken, setItem: broken, removeItem: broken });
  const store = createSessionStore();
  expect(store.get('name')).toBeUndefined();
  store.set('name', 1);
  expect(store.get('name')).toBe(1);
  store.remove('name');
  expect(store.get('name')).toBeUndefined();
});

it('works in a sandboxed frame', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  const store = createSessionStore();
  store.set('name', 1);
  expect(store.get('name')).toBe(1);
});

it(
  'does what a plain map with expiries does, whatever the names and values',
  () => {
    const name = fc.oneof(
      fc.constantFrom('a', '', '__proto__', 'constructor', 'toString', 'length', 'getItem'),
      fc.string(),
    );
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('set' as const),
        name,
        value: fc.jsonValue(),
        lifetime: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
      }),
      fc.record({ kind: fc.constantFrom('get' as const, 'remove' as const), name }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 60 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        sessionStorage.clear();
        const store = createSessionStore();
        const model = new Map<string, { value: unknown; until: number }>();
        for (const step of steps) {
          if (step.kind === 'wait') later(step.ms);
          else if (step.kind === 'remove') {
            store.remove(step.name);
            model.delete(step.name);
          } else if (step.kind === 'set') {
            store.set(step.name, step.value, step.lifetime);
            const until = Date.now() + (step.lifetime ?? Number.POSITIVE_INFINITY);
            // As JSON has it: -0 is 0. Nothing of it is called `__proto__`.
            const value = JSON.parse(JSON.stringify(step.value), (key, value) =>
              key === '__proto__' ? undefined : value,
            );
            model.set(step.name, { value, until });
          } else {
            const kept = model.get(step.name);
            const expected = kept && kept.until >= Date.now() ? kept.value : undefined;
            expect(store.get(step.name)).toEqual(expected);
          }
        }
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
