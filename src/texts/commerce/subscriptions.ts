/**
 * When a subscription renews: `{n}` is the number of weeks, months or years between two payments,
 * at least 2, and `{cycles}` the number of payments.
 */
export const subscriptions = {
  weekly: 'Renews every week until canceled',
  weeklyFinite: 'Renews every week. Payments in total: {cycles}',
  weeks: 'Renews every {n} weeks until canceled',
  weeksFinite: 'Renews every {n} weeks. Payments in total: {cycles}',
  monthly: 'Renews every month until canceled',
  monthlyFinite: 'Renews every month. Payments in total: {cycles}',
  months: 'Renews every {n} months until canceled',
  monthsFinite: 'Renews every {n} months. Payments in total: {cycles}',
  yearly: 'Renews every year until canceled',
  yearlyFinite: 'Renews every year. Payments in total: {cycles}',
  years: 'Renews every {n} years until canceled',
  yearsFinite: 'Renews every {n} years. Payments in total: {cycles}',
};
