import { beforeEach, expect, it } from 'vitest';
import { createKeepaliveBudget, type KeepaliveBudget } from './keepaliveBudget';

let now: number;
let budget: KeepaliveBudget;

beforeEach(() => {
  now = 1000;
  budget = createKeepaliveBudget({ now: () => now, after: () => () => {} });
});

it('takes 60,000 bytes under way, and again what was given back', () => {
  const giveBack = budget.take('x'.repeat(40_000));
  expect(giveBack).toBeTypeOf('function');
  expect(budget.take('x'.repeat(20_001))).toBeUndefined();
  // Two bytes each.
  expect(budget.take('ä'.repeat(10_000))).toBeTypeOf('function');
  expect(budget.take('x')).toBeUndefined();
  giveBack?.(false);
  expect(budget.take('x'.repeat(40_000))).toBeTypeOf('function');
});

it('takes three at once, so that connections are left for others', () => {
  const [giveBack] = [budget.take(''), budget.take(''), budget.take('')];
  expect(giveBack).toBeTypeOf('function');
  expect(budget.take('')).toBeUndefined();
  giveBack?.(false);
  expect(budget.take('')).toBeTypeOf('function');
  expect(budget.take('')).toBeUndefined();
});

it('has back after 30 s what was aborted: a browser keeps it under way until then', () => {
  for (const body of ['', 'x'.repeat(60_000)]) budget.take(body)?.(true);
  now += 29_999;
  expect(budget.take('x')).toBeUndefined();
  now += 1;
  expect(budget.take('x'.repeat(60_000))).toBeTypeOf('function');
});
