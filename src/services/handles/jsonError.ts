import { readBlockJson } from '#engine/block/block';

/** Returns the error in a node's `data-block-json`; undefined where it can be read. */
export function jsonError(node: Element): unknown {
  try {
    readBlockJson(node);
  } catch (error) {
    return error;
  }
  return undefined;
}
