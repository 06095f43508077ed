import type { WidgetModule } from '../initializer';
import { partsFor } from './partsFor';

/**
 * Starts what the settings of the site call for on the page as a whole, each part by itself: one
 * that can't be had is reported and hurts no other.
 */
export const mount: WidgetModule['mount'] = (_node, _block, runtime) => {
  const life = new AbortController();
  const { signal } = life;
  for (const name of partsFor(runtime.context)) {
    runtime.use(name).then(
      (part) => {
        if (!signal.aborted) signal.addEventListener('abort', part.start());
      },
      (error) => {
        if (!signal.aborted) runtime.report(error, { initializer: name });
      },
    );
  }
  return () => life.abort();
};
