import { expect, it } from 'vitest';
import { upgradeTarget } from './upgradeTarget';

it('sends a trial to its upgrade, and every other site to its subscriptions', () => {
  expect(upgradeTarget(3)).toBe('/settings/billing/upgrade');
  for (const status of [1, 2, 8, 15, 99]) {
    expect(upgradeTarget(status)).toBe('/settings/billing/subscriptions/website');
  }
});
