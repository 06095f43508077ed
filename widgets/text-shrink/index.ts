import type { WidgetModule } from '#engine/initializer';
import { keepFitting } from './keepFitting';
import { readTextShrink } from './read';

/** Mounts one text. No island: it changes one size of the server's. */
export const mount: WidgetModule['mount'] = (scope) => {
  const model = readTextShrink(scope);
  return model ? keepFitting(model, scope) : false;
};
