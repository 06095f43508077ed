import type { BlockScope } from '#engine/scope';
import { createTextWriter } from '#page/createTextWriter';
import { textsIn } from '#page/fields/textsIn';
import type { LikeModel } from './read';
import type { Like } from './state';

/** Keeps the count of a neutral button true. Returns what shows a like on it. */
export function dressNeutral(scope: BlockScope, { count }: LikeModel): (like: Like) => void {
  const [text] = count ? textsIn(count) : [];
  const write = text ? createTextWriter(scope, text) : () => {};
  return ({ count: of }) => write(String(of));
}
