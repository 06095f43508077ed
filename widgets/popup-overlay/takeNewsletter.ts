import type { Scope } from '#engine/scope';

/** The platform's id of the popup's field for an address. */
const FIELD = '#overlayNewsletterEmail';

/** Newsletters that are blocks already. */
const BLOCK = '.sqs-block-newsletter,[data-block]';

/**
 * Makes the popup's own form, which is no block on the platform, a newsletter, and brings it to
 * life.
 */
export function takeNewsletter({ runtime, adopt, report }: Scope, layer: HTMLElement): void {
  const form = layer.querySelector(FIELD)?.closest('form')?.parentElement;
  if (form && !form.closest(BLOCK)) adopt.attribute(form, 'data-block', 'newsletter');
  runtime.scan(layer).catch(report);
}
