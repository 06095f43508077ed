import type { Adoption } from '#engine/adoption';

/**
 * What style sheets hide until a script is ready, by selector, and the class that they wait for; one
 * that is the selector itself is taken off.
 */
export type Gates = Readonly<Record<string, string>>;

/** Shows what the style sheets of a page hide. Reads no layout. */
export function openGates(gates: Gates, root: ParentNode, adopt: Adoption): void {
  for (const [selector, name] of Object.entries(gates)) {
    for (const node of root.querySelectorAll(selector)) {
      adopt.toggleClass(node, name, selector !== `.${name}`);
    }
  }
}
