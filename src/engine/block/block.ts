import { getAttribute } from '../document/getAttribute';

/** A block of the page, before its widget reads it. */
export interface Block {
  /** The node's id; for a node without one, the initializer's name and a number. */
  readonly id: string;
  /** The decoded `data-block-json`; undefined where the node has none. Not yet validated. */
  readonly json?: unknown;
}

/** A block as the registry knows it: what waits has no JSON yet. */
export interface WaitingBlock extends Block {
  json?: unknown;
}

/**
 * Decodes a block's `data-block-json`; undefined where the node has none.
 *
 * @throws SyntaxError where it is not JSON.
 */
export function readBlockJson(node: Element): unknown {
  const json = getAttribute(node, 'data-block-json');
  return json ? JSON.parse(json) : undefined;
}

/**
 * Warns of a block in the console, by the name of its initializer and its id.
 *
 * @param message Names the field.
 */
export const warnBlock = (name: string, id: string, message: string): void =>
  console.warn(`Skerry: ${name} ${id}: ${message}`);
