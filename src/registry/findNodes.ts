import type { Initializer } from '../initializer';

/**
 * How many elements are searched at once: one search through a page of 100,000 takes a slow
 * phone longer than a frame.
 */
const AT_ONCE = 5000;

/** A node and who takes it; empty for a moment in which a caller may pause. */
export type Found = readonly [node: HTMLElement, initializer: Initializer] | null;

/**
 * Finds, in pieces of the page, the nodes that each initializer takes: `root` itself and what is
 * below it. A search for each initializer: one for all selectors costs as much, and would leave
 * the question who takes a node to be asked again for each.
 */
export function* findNodes(
  root: ParentNode,
  initializers: readonly Initializer[],
): Generator<Found> {
  const element = root as Partial<HTMLElement>;
  const isLarge = Number(element.getElementsByTagName?.('*').length) > AT_ONCE;
  for (const initializer of initializers) {
    const { selector } = initializer;
    if (!selector) continue;
    if (element.matches?.(selector)) yield [root as HTMLElement, initializer];
    if (isLarge) continue;
    for (const node of root.querySelectorAll<HTMLElement>(selector)) yield [node, initializer];
  }
  yield null;
  if (isLarge) for (const child of root.children) yield* findNodes(child, initializers);
}
