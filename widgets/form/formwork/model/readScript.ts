import type { Warn } from '#engine/scope';

/** Reads the JSON of the first such script of a block; undefined where there is none, or no JSON in it. */
export function readScript(node: ParentNode, selector: string, warn: Warn): unknown {
  const script = node.querySelector(`script${selector}`);
  if (!script) return undefined;
  try {
    return JSON.parse(script.textContent ?? '');
  } catch (error) {
    warn(selector, `can't be read: ${error}`);
    return undefined;
  }
}
