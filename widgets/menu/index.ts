import './styles.css';
import type { WidgetModule } from '#engine/initializer';
import { createHandle } from './createHandle';
import { createMenu } from './createMenu';
import { readMenu } from './read';

/** Mounts one menu. No island: an engine would weigh several times as much as all that it needs. */
export const mount: WidgetModule['mount'] = (scope) => {
  const model = readMenu(scope);
  if (!model) return false;
  return createHandle(createMenu(model, scope));
};
