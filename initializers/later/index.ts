import type { WidgetModule } from '#engine/initializer';
import { laterInitializers } from './laterInitializers';

/**
 * Hands the node on to the rows that are for it: adds them to the run, once, and scans. The node
 * itself comes first, within this task, so that a press that was held finds who holds it next.
 */
export const mount: WidgetModule['mount'] = ({ runtime, node }) => {
  const { initializers, blocks } = runtime;
  const isFirst = !laterInitializers.some((one) => initializers.includes(one));
  if (isFirst) initializers.push(...laterInitializers);
  // What came to life in an earlier scan of the page has its own placement by now.
  if (isFirst || blocks.get(node)?.length === 1) runtime.scan(node);
  if (isFirst) runtime.scan(document);
  return false;
};
