import { WebsiteStatus } from './enumerations/site/websiteStatus';

/**
 * Where a site is upgraded: a trial at one place, every other at its subscriptions.
 *
 * @param status A `WebsiteStatus`, or a number that is not among them.
 */
export const upgradeTarget = (status: number): string =>
  status === WebsiteStatus.Trial
    ? '/settings/billing/upgrade'
    : '/settings/billing/subscriptions/website';
