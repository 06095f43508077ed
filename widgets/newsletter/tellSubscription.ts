import { emit } from '#engine/events';
import type { Runtime } from '#engine/runtime';
import { tellPixels } from '#services/analytics/tellPixels';
import type { NewsletterModel } from './read';

/**
 * Tells the page of a subscription, by `skerry:subscribe`, and with the visitor's consent its
 * advertising pixels.
 */
export function tellSubscription(runtime: Runtime, { node, formId }: NewsletterModel): void {
  emit(node, 'subscribe', { node, formId });
  tellPixels(runtime, 'subscribeToNewsletter', { formId });
}
