import type { BlockScope } from '#engine/scope';
import { createTextWriter } from '#page/createTextWriter';
import { textsIn } from '#page/fields/textsIn';
import type { LikeModel } from './read';
import type { Like } from './state';

/** Keeps the count of a neutral button true, from the first press on. Returns what shows a like on it. */
export function dressNeutral(
  scope: Pick<BlockScope, 'own'>,
  { count, first }: Pick<LikeModel, 'count' | 'first'>,
): (like: Like) => void {
  const [text] = count ? textsIn(count) : [];
  const write = text ? createTextWriter(scope, text) : () => {};
  return (like) => {
    if (like !== first) write(String(like.count));
  };
}
