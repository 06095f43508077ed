import type { FormModel } from '../../formModel';
import type { FormTexts } from '../../formTexts';
import type { Outcome } from '../../life/sender';
import type { PostReply } from '../posting';
import { holdsAgain } from './holdsAgain';
import { readRefusal } from './readRefusal';

/** Words of a server for its developers: a token that it does not know. */
const TOKEN = /csrf|authenticity/i;

const textOf = (body: unknown, name: string): string => {
  const value: unknown = Object(body)[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** Where the answer leads: what it says, or the other page to which the server redirected. */
function redirectOf({ url, json, page }: PostReply, asked: URL): string {
  const here = location.href.replace(/#.*/, '');
  const isLedOn = page && ![asked.href, here].includes(url);
  return isLedOn ? url : textOf(json, 'redirect');
}

/** Returns what a visitor reads where the server has no words for them. */
function fixedText({ status, page }: PostReply, texts: FormTexts): string {
  switch (status) {
    case 0:
      return texts.noAnswer;
    case 413:
      return texts.tooLarge;
    case 429:
      return texts.rateLimited;
    case 422:
      // Rails' page.
      return page ? texts.outdated : texts.notTaken;
    case 403:
    case 419:
      return texts.outdated;
    default:
      return texts.notTaken;
  }
}

/**
 * Returns what becomes of a form by the server's answer.
 *
 * @param asked Where it was posted.
 * @param sent What was posted: an answer that repeats it is no message.
 */
export function judgePost(
  reply: PostReply,
  asked: URL,
  sent: readonly unknown[],
  { fields, statusTexts }: Pick<FormModel, 'fields' | 'statusTexts'>,
  texts: FormTexts,
): Outcome {
  const { status, json, page } = reply;
  if (page && holdsAgain(page, fields)) return { type: 'leave' };
  const isOk = status >= 200 && status < 300;
  const ids = fields.map(({ id }) => id);
  // A success may tell of what it made, by the names of the fields.
  const refusal = readRefusal(isOk ? { errors: Object(json).errors } : json, ids);
  if (isOk && !refusal.fields.size && !refusal.whole) {
    const message = textOf(json, 'message');
    const answer = {
      redirect: redirectOf(reply, asked),
      message: sent.includes(message) ? '' : message,
    };
    return { type: 'succeed', answer };
  }
  if (refusal.fields.size) {
    const message = refusal.whole || texts.checkEntries;
    return { type: 'fail', failure: { code: 'ERROR_ABOVE', message, fields: refusal.fields } };
  }
  const isForVisitors = refusal.whole && status < 500 && !TOKEN.test(refusal.whole);
  const isToken = status < 500 && TOKEN.test(refusal.whole);
  const message = isForVisitors
    ? refusal.whole
    : isToken
      ? texts.outdated
      : (statusTexts?.get(status) ?? fixedText(reply, texts));
  const code = isForVisitors ? 'SUBMIT_ERROR' : 'UNKNOWN_ERROR';
  return { type: 'fail', failure: { code, message, fields: refusal.fields } };
}
