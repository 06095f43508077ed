import type { Cancel } from '#engine/clock';
import type { BlockScope } from '#engine/scope';
import { isCounted } from '#site/account/isCounted';
import type {} from './saving';

/**
 * Records that a form was seen, where visits of the page are counted. Without a word where it fails.
 *
 * @returns Stops waiting for that.
 */
export function recordView(scope: BlockScope, formId: string): Cancel {
  const { runtime } = scope;
  if (!isCounted(runtime.context)) return () => {};
  const part = runtime.scope();
  runtime.use('form-saving').then(
    (saving) => part.own(saving.recordView(scope, formId)),
    () => {},
  );
  return part.destroy;
}
