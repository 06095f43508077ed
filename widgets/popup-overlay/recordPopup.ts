import { recordOverlay } from '../../src/api/census';
import { readPageFields } from '../../src/api/readPageFields';
import { createConsent } from '../../src/consent/createConsent';
import type { Runtime } from '../../src/runtime';
import { readCookie } from '../../src/storage/readCookie';
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
    const visitorCookie = readCookie('ss_cvr');
    await recordOverlay(http, {
      ...(visitorCookie && { visitorCookie }),
      ...readPageFields(context),
    });
  } catch {
    // It is only a count.
  }
}
