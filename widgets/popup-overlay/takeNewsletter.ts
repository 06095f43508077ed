import type { Adoption } from '../../src/adoption';
import type { Runtime } from '../../src/runtime';

/** The platform's id of the popup's field for an address. */
const FIELD = '#overlayNewsletterEmail';

/** What is a block already. */
const BLOCK = '.sqs-block-newsletter,[data-block]';

/** Makes the popup's own form, which is no block on the platform, a newsletter, and brings it to life. */
export function takeNewsletter(runtime: Runtime, layer: HTMLElement, adoption: Adoption): void {
  const form = layer.querySelector(FIELD)?.closest('form')?.parentElement;
  if (form && !form.closest(BLOCK)) adoption.attribute(form, 'data-block', 'newsletter');
  runtime.scan(layer).catch((error) => runtime.report(error, { initializer: 'popup-overlay' }));
}
