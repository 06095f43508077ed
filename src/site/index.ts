import { listen } from '../events';
import type { WidgetModule } from '../initializer';
import type { SitePartName } from '../services/services';
import { partsFor } from './partsFor';
import { smallWindow } from './smallWindow';

/**
 * Starts what the page calls for as a whole, each part by itself: one that can't be had is reported
 * and hurts no other. Looks again after each answer to the question of consent, for what was not
 * loaded without it, and when the window becomes a small one.
 */
export const mount: WidgetModule['mount'] = (_node, _block, runtime) => {
  const life = new AbortController();
  const { signal } = life;
  const started = new Set<SitePartName>();
  const startParts = () => {
    for (const name of partsFor(runtime.context)) {
      if (started.has(name)) continue;
      started.add(name);
      runtime.use(name).then(
        (part) => {
          if (!signal.aborted) signal.addEventListener('abort', part.start());
        },
        (error) => {
          if (!signal.aborted) runtime.report(error, { initializer: name });
        },
      );
    }
  };
  startParts();
  signal.addEventListener('abort', listen('consent', startParts));
  smallWindow().addEventListener('change', startParts, { signal });
  return () => life.abort();
};
