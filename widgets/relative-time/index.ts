import type { WidgetModule } from '#engine/initializer';
import { keepTrue } from './keepTrue';
import { readRelativeTime } from './read';

/** Mounts one time. No island: it writes one text of the server's. */
export const mount: WidgetModule['mount'] = (scope) => {
  const model = readRelativeTime(scope);
  return model ? keepTrue(model, scope) : false;
};
