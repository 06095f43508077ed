import { expect, it, vi } from 'vitest';
import { readFields } from '#page/fields/readFields';
import { factFields, productKind, toFacts } from './readFacts';

it.each([
  ['SERVICE', 'SERVICE'],
  ['1', 'PHYSICAL'],
  [2, 'DIGITAL'],
  [3, 'SERVICE'],
  ['4', 'GIFT_CARD'],
  [5, 'PAYWALL'],
  [0, undefined],
  [6, undefined],
  ['physical', undefined],
  [null, undefined],
])('reads the product type %j as %j', (value, kind) => {
  expect(productKind(value)).toBe(kind);
});

it('reads workflow state and subscription plan', () => {
  const warn = vi.fn();
  const billingPeriod = { value: 2, unit: 'WEEK' };
  const read = (raw: object) => toFacts(readFields(raw, factFields, warn));
  expect(read({ workflowState: 'DRAFT', subscriptionPlan: { billingPeriod } })).toEqual({
    status: 'DRAFT',
    plan: { billingPeriod, numBillingCycles: 0 },
  });
  expect(read({ subscriptionPlan: { billingPeriod, numBillingCycles: null } }).plan).toEqual({
    billingPeriod,
    numBillingCycles: 0,
  });
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  [{ subscriptionPlan: 'monthly' }, 'subscriptionPlan'],
  [{ subscriptionPlan: { billingPeriod: { value: '1', unit: 'WEEK' } } }, 'subscriptionPlan'],
  [{ workflowState: {} }, 'workflowState'],
])('warns of %j, and says nothing', (raw, field) => {
  const warn = vi.fn();
  expect(toFacts(readFields(raw, factFields, warn))).toEqual({
    status: undefined,
    plan: undefined,
  });
  expect(warn).toHaveBeenCalledExactlyOnceWith(field, expect.any(String));
});
