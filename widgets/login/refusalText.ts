import type { HttpError } from '#calls/http/reply/httpError';
import type { forms } from '#texts/forms/forms';
import type { login } from '#texts/members/login';

/** The statuses by which a server refuses who logs in. */
const REFUSED: readonly number[] = [400, 401, 403, 422];

/** Whether the server said why, in words of its own. */
const hasWords = (body: unknown): boolean =>
  ['error', 'message'].some((name) => {
    const text: unknown = Object(body)[name];
    return typeof text === 'string' && text.trim() !== '';
  });

/** Returns what a visitor reads of a login that failed. */
export function refusalText(
  { kind, status, body, message }: Pick<HttpError, 'kind' | 'status' | 'body' | 'message'>,
  texts: Pick<typeof login, 'refused' | 'tooMany'>,
  { noAnswer }: Pick<typeof forms, 'noAnswer'>,
): string {
  if (kind === 'network' || kind === 'timeout') return noAnswer;
  if (status === 429) return texts.tooMany;
  return REFUSED.includes(status) && !hasWords(body) ? texts.refused : message;
}
