import { emit } from '#engine/events';
import type { Runtime } from '#engine/runtime';
import { createConsent } from '#site/consent/consent';
import type { NewsletterModel } from './read';

/**
 * Tells the page of a subscription, by `skerry:subscribe`, and with the visitor's consent its
 * advertising pixels.
 */
export function tellSubscription(runtime: Runtime, { node, formId }: NewsletterModel): void {
  emit(node, 'subscribe', { node, formId });
  if (!runtime.part(createConsent).ads.isGiven()) return;
  runtime.use('analytics').then(
    ({ pixel }) => pixel('subscribeToNewsletter', { formId }),
    // Without its code nothing is measured.
    () => {},
  );
}
