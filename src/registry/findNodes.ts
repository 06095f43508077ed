import type { Initializer } from '../initializer';

/** A node and who takes it; null for a moment in which a caller may pause. */
export type Found = readonly [node: HTMLElement, initializer: Initializer] | null;

/**
 * Finds the nodes that each initializer takes: `root` itself and what is below it; `<html>` for one
 * without a selector. One search for each, with a pause in between: a search for all selectors at
 * once costs as much, in one piece (200 ms for 20 initializers and 100,000 elements on a slow
 * phone), and would leave the question who takes a node to be asked again for each.
 */
export function* findNodes(
  root: ParentNode,
  initializers: readonly Initializer[],
): Generator<Found> {
  for (const initializer of initializers) {
    const { selector } = initializer;
    if (selector) {
      const itself = root as HTMLElement;
      // A document has no `matches`.
      if (itself.matches?.(selector)) yield [itself, initializer];
      for (const node of root.querySelectorAll<HTMLElement>(selector)) yield [node, initializer];
      yield null;
    } else yield [document.documentElement, initializer];
  }
}
