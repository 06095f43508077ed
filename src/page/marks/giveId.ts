import type { Adoption } from '#engine/adoption';
import { freeId } from './freeId';

/**
 * Gives a node an id, where the server has not, and returns what it has. Two blocks of a page may have
 * the same id: then their nodes get others, for a reference leads to the first node of an id.
 */
export function giveId(adopt: Adoption, node: Element, name: string): string {
  if (!node.id) adopt.attribute(node, 'id', freeId(name));
  return node.id;
}
