/** What the blocks' JSON holds, as far as the contestants use it. */
export interface Settings {
  isExpandedFirstItem?: boolean;
}

/** Decodes a block's JSON, as every contestant does. */
export const readSettings = (node: HTMLElement): Settings =>
  JSON.parse(node.dataset.blockJson ?? '{}');
