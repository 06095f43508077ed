import type { HttpTexts } from '../httpTexts';
import type { Reply } from '../send';
import { answerField } from './answerField';
import { createParseError } from './createParseError';
import { failureText, refusalText } from './failureText';
import { createHttpError, type HttpError, type HttpErrorKind } from './httpError';

/** What a call takes for a success. */
export interface Expected {
  /** What was asked for, without the crumb. */
  url: string;
  /** The statuses of a success; default: 200 to 299. */
  accept?: readonly number[] | undefined;
  /** A success's body need not be JSON; it is not read then. */
  ignoreAnswer?: boolean | undefined;
}

export type Verdict = { body: unknown } | { error: HttpError };

/** The fields by which the body of an answer refuses the call, whatever the status. */
const REFUSALS: readonly [field: string, kind: HttpErrorKind][] = [
  ['crumbFail', 'crumb'],
  ['loginRequired', 'login'],
  ['authorizationFail', 'authorization'],
];

function parse(text: string): { body?: unknown; problem?: string } {
  try {
    return { body: JSON.parse(text) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/**
 * Reads an answer, and says whether the call succeeded. A redirect is a failure, and so is a body
 * that refuses, whatever its status. 204 is an empty object; the body of every other success must
 * be JSON. A failure's body is read where it is JSON.
 */
export function judgeReply(
  texts: HttpTexts,
  reply: Reply,
  { url, accept, ignoreAnswer }: Expected,
): Verdict {
  const { status, text } = reply;
  if (reply.isRedirect) {
    const message = texts.calls.unableToConnect;
    return { error: createHttpError('redirect', { url, status, message }) };
  }
  const isOk = status >= 200 && status < 300;
  const { body, problem } = status === 204 ? { body: {} } : parse(text);
  const billingErrorCode = answerField(body, 'billingErrorCode');
  const code = typeof billingErrorCode === 'string' ? billingErrorCode : undefined;
  const fail = (kind: HttpErrorKind, message: string): Verdict => ({
    error: createHttpError(kind, { url, message, status, code, body }),
  });

  const refusal = REFUSALS.find(([field]) => answerField(body, field) === true);
  if (refusal)
    return fail(refusal[1], isOk ? refusalText(texts, body) : failureText(texts, status, body));
  if (!(accept?.includes(status) ?? isOk)) return fail('status', failureText(texts, status, body));
  if (problem === undefined || ignoreAnswer) return { body };
  return { error: createParseError(texts, url, problem, status) };
}
