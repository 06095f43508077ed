import type { ReadScope } from '#engine/scope';
import { textsIn } from './textsIn';

/** Returns the only text that the server wrote on a block; null, after a warning, where it is not one. */
export function readOneText({ node, warn }: Pick<ReadScope, 'node' | 'warn'>): Text | null {
  const [text, ...others] = textsIn(node);
  if (text && !others.length) return text;
  warn('text', 'one text is expected; left as it is');
  return null;
}
