import { beforeEach, expect, it } from 'vitest';
import { takeKeepalive } from './takeKeepalive';

let now: number;

const clock = { now: () => now, after: () => () => {} };
const take = (body: string) => takeKeepalive(clock, body);

beforeEach(() => {
  now = 1000;
  Reflect.deleteProperty(globalThis, Symbol.for('skerry.keepalive'));
});

it('takes 60,000 bytes under way, and again what was given back', () => {
  const giveBack = take('x'.repeat(40_000));
  expect(giveBack).toBeTypeOf('function');
  expect(take('x'.repeat(20_001))).toBeUndefined();
  // Two bytes each.
  expect(take('ä'.repeat(10_000))).toBeTypeOf('function');
  expect(take('x')).toBeUndefined();
  giveBack?.(false);
  expect(take('x'.repeat(40_000))).toBeTypeOf('function');
});

it('takes three at once, so that connections are left for others', () => {
  const [giveBack] = [take(''), take(''), take('')];
  expect(giveBack).toBeTypeOf('function');
  expect(take('')).toBeUndefined();
  giveBack?.(false);
  expect(take('')).toBeTypeOf('function');
  expect(take('')).toBeUndefined();
});

it('has back after 30 s what may be under way still', () => {
  for (const body of ['', 'x'.repeat(60_000)]) take(body)?.(true);
  now += 29_999;
  expect(take('x')).toBeUndefined();
  now += 1;
  expect(take('x'.repeat(60_000))).toBeTypeOf('function');
});
