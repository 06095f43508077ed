import type { Scope } from '../scope';

/**
 * Runs `run` now, or where the page is being rendered ahead when its visitor comes to it; never,
 * once the scope has ended.
 */
export function whenActivated({ listen }: Pick<Scope, 'listen'>, run: () => void): void {
  const { prerendering } = document as { prerendering?: unknown };
  if (prerendering === true) listen(document, { prerenderingchange: run }, { once: true });
  else run();
}
