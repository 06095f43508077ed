import { startAsked } from '#engine/address/startAsked';
import type { WidgetModule } from '#engine/initializer';
import type { Runtime, Services } from '#engine/runtime';
import { laterInitializers } from './laterInitializers';

/** Adds the rows, where no earlier run of the page has; returns whether it did. */
function addRows({ initializers }: Runtime): boolean {
  if (laterInitializers.some((one) => initializers.includes(one))) return false;
  initializers.push(...laterInitializers);
  return true;
}

/**
 * Hands the node on to the rows that are for it. The node itself comes first, within this task, so that
 * a press that was held finds who holds it next.
 */
export const mount: WidgetModule['mount'] = ({ runtime, node }) => {
  const isNew = addRows(runtime);
  // What came to life in an earlier scan of the page has its own placement by now.
  if (isNew || runtime.blocks.get(node)?.length === 1) runtime.scan(node);
  if (isNew) runtime.scan(document);
  return false;
};

/** Adds the rows to a page that may have such blocks out of sight. */
export function createService(runtime: Runtime): Services['later'] {
  if (addRows(runtime)) runtime.scan(document);
  return { start: () => startAsked(runtime) };
}
