import { number, object, optional } from '#page/fields/schema';
import type { Http } from '../../http/http';
import type { Contract } from '../contract';
import { oneOf, strictObject } from '../contractSchema';
import { readAnswer } from '../readAnswer';
import { ITEM_LIKES, type LikeTarget } from './itemLikes';

/** A like should not hang for longer, in milliseconds. */
const TIMEOUT_MS = 10_000;

export const sendLikeContract = () =>
  ({
    method: 'POST',
    path: `${ITEM_LIKES}{id}`,
    body: { as: 'form', schema: strictObject({ liked: oneOf(['true', 'false']) }) },
  }) as const satisfies Contract;

const answer = object({ likeCount: optional(number()) });

/** Likes something, or takes the like back. Resolves with how many like it, where the answer tells. */
export async function sendLike(
  http: Http,
  { path, fields }: LikeTarget,
  isLiked: boolean,
): Promise<number | undefined> {
  const form = { ...fields, liked: String(isLiked) };
  const call = { timeoutMs: TIMEOUT_MS, keepalive: true, quiet: true, api: '' };
  return readAnswer(http, answer, await http.post(path, { form }, call), path).likeCount;
}
