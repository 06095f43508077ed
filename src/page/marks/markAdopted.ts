import type { Scope } from '#engine/scope';

/**
 * Marks a node of the server's, until the scope ends, as one that Skerry has adopted: `[skerry|adopted]` in
 * style sheets. As `markMade`, but for what is within, which is the server's.
 */
export function markAdopted(node: Element, scope: Pick<Scope, 'own'>): void {
  node.setAttributeNS('skerry', 'adopted', '');
  scope.own(() => node.removeAttributeNS('skerry', 'adopted'));
}
