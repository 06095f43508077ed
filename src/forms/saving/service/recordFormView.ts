import { recordFormRender } from '#calls/endpoints/measurement/census';
import { readVisitorOnPage } from '#calls/endpoints/page/readVisitorOnPage';
import type { Cancel } from '#engine/clock';
import type { BlockScope } from '#engine/scope';
import { countSeen } from '#site/consent/countSeen';

const createCounted = () => new WeakSet<Element>();

/**
 * Records that a form was seen, once a page view, as soon as the visitor allows it: one that was
 * seen before is counted then. Without a word where it fails.
 *
 * @returns Stops waiting for that.
 */
export function recordFormView({ runtime, node }: BlockScope, formId: string): Cancel {
  const counted = runtime.part(createCounted);
  if (counted.has(node)) return () => {};
  return countSeen(runtime, node, (http) => {
    counted.add(node);
    return recordFormRender(http, { formId, ...readVisitorOnPage(runtime.context) });
  });
}
