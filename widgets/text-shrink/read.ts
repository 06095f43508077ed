import type { Block } from '../../src/block';
import type { Warn } from '../../src/island/defineIsland';

/** A text that is to fit its container. */
export interface TextShrinkModel {
  node: HTMLElement;
  container: HTMLElement;
}

/** Reads a text. Its container is its parent. */
export function readTextShrink(
  node: HTMLElement,
  _block: Block,
  warn: Warn,
): TextShrinkModel | null {
  const container = node.parentElement;
  if (!container) {
    warn('container', 'the text has no parent to fit into; left as it is');
    return null;
  }
  return { node, container };
}
