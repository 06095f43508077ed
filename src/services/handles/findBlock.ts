import { LATER } from '#engine/chunks/later';
import type { Placement } from '#engine/registry/placement';

/** The node around a node, out of shadow trees too. Through the prototypes: a field may be called so. */
const around = (node: Node): Node | null =>
  node instanceof ShadowRoot ? node.host : Reflect.get(Node.prototype, 'parentNode', node);

/**
 * Returns the nearest block that a node is or lies in; undefined where there is none. What belongs to
 * the page as a whole is no block.
 *
 * @param name Of which initializer. Default: any but the one that hands its nodes on to others.
 */
export function findBlock(
  blocks: ReadonlyMap<Node, readonly Placement[]>,
  node: Element,
  name?: string,
): Placement | undefined {
  for (let at: Node | null = node; at && at !== document.documentElement; at = around(at)) {
    const found = blocks
      .get(at)
      ?.find(({ initializer }) => (name ? initializer.name === name : initializer.name !== LATER));
    if (found) return found;
  }
  return undefined;
}
