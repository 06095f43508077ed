/** One block of the page, as far as it is known without its widget. */
export interface Block {
  /** The node's id; for a node without one, the initializer's name and a number. */
  readonly id: string;
  /** The decoded `data-block-json`; undefined where the node has none. Not yet validated. */
  readonly json: unknown;
}

/** Decodes a block's `data-block-json`. Throws a SyntaxError for what is not JSON. */
export function readBlockJson(node: Element): unknown {
  const json = node.getAttribute('data-block-json');
  return json ? JSON.parse(json) : undefined;
}
