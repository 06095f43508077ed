import { subscriptions } from '#texts/commerce/subscriptions';
import { fillText } from '#texts/fillText';

type Texts = typeof subscriptions;

/** How a subscription is paid. */
export interface SubscriptionPlan {
  /** The time between two payments: `unit` is `week`, `month` or `year`, in any case. */
  billingPeriod: { value: number; unit: string };
  /** The number of payments. Zero or none: until the subscription is canceled. */
  numBillingCycles?: number | null | undefined;
}

/** Names of texts by unit: of one unit and of several, each without an end and with one. */
const NAMES = {
  week: [
    ['weekly', 'weeklyFinite'],
    ['weeks', 'weeksFinite'],
  ],
  month: [
    ['monthly', 'monthlyFinite'],
    ['months', 'monthsFinite'],
  ],
  year: [
    ['yearly', 'yearlyFinite'],
    ['years', 'yearsFinite'],
  ],
} as const;

const isUnit = (unit: string): unit is keyof typeof NAMES => Object.hasOwn(NAMES, unit);
const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

/**
 * Returns when a subscription renews, and how often where that has an end. Undefined where the
 * period is none of whole weeks, months or years, or the number of payments is no whole number: a
 * wrong promise is worse than none.
 */
export function renewalText(
  plan: SubscriptionPlan,
  texts: Texts = subscriptions,
): string | undefined {
  const { value } = plan.billingPeriod;
  const unit = plan.billingPeriod.unit.toLowerCase();
  const cycles = plan.numBillingCycles ?? 0;
  if (!isUnit(unit) || !isCount(value) || (cycles !== 0 && !isCount(cycles))) return undefined;
  const name = NAMES[unit][value === 1 ? 0 : 1][cycles ? 1 : 0];
  return fillText(texts[name], { n: value, cycles });
}
