import { expect, it } from 'vitest';
import { createKeepaliveBudget } from './keepaliveBudget';

it('takes 60,000 bytes under way, and again what was given back', () => {
  const budget = createKeepaliveBudget();
  const giveBack = budget.take('x'.repeat(40_000));
  expect(giveBack).toBeTypeOf('function');
  expect(budget.take('x'.repeat(20_001))).toBeUndefined();
  // Two bytes each.
  expect(budget.take('ä'.repeat(10_000))).toBeTypeOf('function');
  expect(budget.take('x')).toBeUndefined();
  giveBack?.();
  expect(budget.take('x'.repeat(40_000))).toBeTypeOf('function');
});
