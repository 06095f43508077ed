import type { Read, readFields } from '#page/fields/readFields';
import type { SubscriptionPlan } from '#rules/products/renewalText';

/** What a server says of a product, whatever is chosen. */
export interface ProductFacts {
  /** Its workflow state, a number or a name; undefined where the server does not say. */
  status: number | string | undefined;
  /** How a subscription is paid. */
  plan: SubscriptionPlan | undefined;
}

/** What a product is, by the platform's numbers from 1 on. */
const KINDS = ['PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD', 'PAYWALL'] as const;

export type ProductKind = (typeof KINDS)[number];

/** Reads what a product is: its name, or its number. */
export const productKind: Read<ProductKind> = (value) =>
  KINDS.find((kind, index) => kind === value || index + 1 === Number(value));

const status: Read<number | string> = (value) =>
  typeof value === 'number' || typeof value === 'string' ? value : undefined;

const plan: Read<SubscriptionPlan> = (value) => {
  const { billingPeriod, numBillingCycles = 0 } = Object(value);
  const { value: count, unit } = Object(billingPeriod);
  const cycles: unknown = numBillingCycles ?? 0;
  if (typeof count !== 'number' || typeof unit !== 'string') return undefined;
  if (typeof cycles !== 'number') return undefined;
  return { billingPeriod: { value: count, unit }, numBillingCycles: cycles };
};

/** The fields of a product's JSON that say so. */
export const factFields = {
  workflowState: { read: status, fallback: undefined },
  subscriptionPlan: { read: plan, fallback: undefined },
};

/** Makes the facts of what was read of these fields. */
export const toFacts = ({
  workflowState,
  subscriptionPlan,
}: ReturnType<typeof readFields<typeof factFields>>): ProductFacts => ({
  status: workflowState,
  plan: subscriptionPlan,
});
