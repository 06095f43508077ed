import { recordFormRender } from '../api/census';
import { readVisitorOnPage } from '../api/readVisitorOnPage';
import type { Cancel } from '../clock';
import { createConsent } from '../consent/createConsent';
import type { Runtime } from '../runtime';
import { createVisibility } from '../visibility';
import { isCounted } from '../visitors/isCounted';

const createView = () => createVisibility();

const createSeen = () => new WeakSet<Element>();

async function record(runtime: Runtime, formId: string): Promise<void> {
  const http = await runtime.use('http');
  await recordFormRender(http, { formId, ...readVisitorOnPage(runtime.context) });
}

/**
 * Records that a form was seen, when it first is: once a page view, where the visit counts and the
 * visitor allows it, and without a word where it fails (platform.md, section 7: `form-render`).
 */
export function recordFormView(runtime: Runtime, node: Element, formId: string): Cancel {
  const seen = runtime.part(createSeen);
  const consent = runtime.part(createConsent);
  if (seen.has(node) || !isCounted(runtime.context)) return () => {};
  return runtime.part(createView).watch(node, (isVisible) => {
    if (!isVisible || seen.has(node)) return;
    seen.add(node);
    if (consent.isGiven()) record(runtime, formId).catch(() => {});
  });
}
