import { recordOverlay } from '../../src/api/census';
import { readVisitorOnPage } from '../../src/api/readVisitorOnPage';
import { createConsent } from '../../src/consent/createConsent';
import type { Runtime } from '../../src/runtime';
import { isCounted } from '../../src/visitors/isCounted';

/**
 * Tells the census that the popup is shown, with the visitor's consent and where they are counted
 * at all; without a word where it fails (platform.md, section 7: `overlay`).
 */
export async function recordPopup(runtime: Runtime): Promise<void> {
  const { context } = runtime;
  if (!runtime.part(createConsent).isGiven() || !isCounted(context)) return;
  try {
    const http = await runtime.use('http');
    await recordOverlay(http, readVisitorOnPage(context));
  } catch {
    // It is only a count.
  }
}
