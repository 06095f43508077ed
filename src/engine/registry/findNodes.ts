import { LATER } from '../chunks/later';
import { getAttribute } from '../document/getAttribute';
import type { Initializer } from '../initializer';

/** A node and the initializer that takes it; null for a moment in which the caller may pause. */
export type Found = readonly [node: HTMLElement, initializer: Initializer] | null;

/**
 * Finds the nodes that each initializer takes: `root` itself and what is below it, or `<html>`
 * where it has no selector; and by one search all that have a `data-block`, for the initializer of
 * that name, else for `later`. One whose selector asks for just that has no search of its own: of 10,000
 * blocks, to find each twice took a quarter of the time.
 *
 * Searches for each selector of a list by itself, with a pause after each initializer: browsers find a single
 * selector many times as fast as a list (of 135,000 elements none was looked at for a class that nothing has,
 * each of them for two classes), and a search for all would be one long task, which does not tell which
 * initializer takes a node. A list with a comma within brackets or quotes stays whole: better
 * `:not(.a):not(.b)` than `:not(.a,.b)`.
 */
export function* findNodes(
  root: ParentNode,
  initializers: readonly Initializer[],
): Generator<Found> {
  const search = (selector: string): Iterable<HTMLElement> => {
    const found = root.querySelectorAll<HTMLElement>(selector);
    // A document has no `matches`, but an image may have that name.
    return root instanceof HTMLElement && root.matches(selector) ? [root, ...found] : found;
  };
  const byName = new Map<string | null, Initializer>();
  for (const initializer of initializers) {
    const { name, selector } = initializer;
    // What runs once a page is no block.
    if (!selector) yield [document.documentElement, initializer];
    else {
      byName.set(name, initializer);
      // The search for names finds them.
      if (selector.replace(/['"]/g, '') === `[data-block=${name}]`) continue;
      // With these a comma may stand in it that divides no list.
      const isWhole = /['"\\]|\([^)]*[(,]/.test(selector);
      for (const one of isWhole ? [selector] : selector.split(',')) {
        for (const node of search(one)) yield [node, initializer];
      }
    }
    yield null;
  }
  for (const node of search('[data-block]')) {
    const initializer = byName.get(getAttribute(node, 'data-block')) ?? byName.get(LATER);
    if (initializer) yield [node, initializer];
  }
}
