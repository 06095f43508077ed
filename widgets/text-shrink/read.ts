import type { ReadScope } from '#engine/scope';

/** The model of a text that must fit its container. */
export interface TextShrinkModel {
  node: HTMLElement;
  container: HTMLElement;
}

/** What the platform's markup calls the box of a text whose size follows it. */
const CONTAINER = '.sqs-dynamic-text-container';

/**
 * Reads a text. Its container is the platform's around it, else its parent; null, after a warning,
 * where it has none.
 */
export function readTextShrink({ node, warn }: ReadScope): TextShrinkModel | null {
  const container = node.closest<HTMLElement>(CONTAINER) ?? node.parentElement;
  if (!container) {
    warn('container', 'the text has no parent to fit into; left as it is');
    return null;
  }
  return { node, container };
}
