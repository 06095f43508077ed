import type { WidgetModule } from '#engine/initializer';
import { givePanelsBack } from './closing/givePanelsBack';
import { createAccordion } from './createAccordion';
import { createHandle } from './createHandle';
import { readAccordion } from './read';

/** Mounts one accordion. No island: an engine would weigh thirty times as much as all that it needs. */
export const mount: WidgetModule['mount'] = (scope) => {
  const model = readAccordion(scope);
  if (!model) return false;
  givePanelsBack(model, scope);
  return createHandle(createAccordion(model, scope));
};
