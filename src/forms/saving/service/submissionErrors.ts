import { answerField } from '#calls/http/reply/answerField';
import { isHttpError } from '#calls/http/reply/httpError';
import { serverText } from '#calls/http/reply/serverText';
import type { Strings } from '#texts/strings';
import type { FormErrorCode, FormFailure } from '../../life/state';

type Texts = Strings['forms'];

/** The step at which a submission failed. */
export type SubmissionProblem =
  /** There is no key. */
  | { step: 'key' }
  /** The fields can't be read, or are no JSON. */
  | { step: 'fields' }
  /** The save failed: an HttpError, or what else was thrown. */
  | { step: 'save'; error: unknown };

/** The statuses with a text of their own, for where the server's words don't come first. */
const FIXED: ReadonlyMap<number, keyof Texts> = new Map([
  [401, 'unauthorized'],
  [404, 'notConfigured'],
  [429, 'rateLimited'],
  [500, 'serverError'],
]);

/** The statuses whose bodies the data layer reads: there the server's own words come first. */
const SPOKEN: ReadonlySet<number> = new Set([400, 401, 500, 502]);

const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined;

/** Returns the server's errors by field; empty where it sends none that could be shown. */
function fieldErrors(body: unknown): ReadonlyMap<string, string> {
  const errors = answerField(body, 'errors');
  const entries = typeof errors === 'object' && errors !== null ? Object.entries(errors) : [];
  const texts = entries.map(([field, value]) => [field, textOf(value)] as const);
  return new Map(texts.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

const failure = (
  code: FormErrorCode,
  message: string,
  fields: ReadonlyMap<string, string> = new Map(),
): FormFailure => ({ code, message, fields });

/**
 * Returns what a refused save says: the errors by field (status 400 alone), else the server's
 * words, else the text of the status, else that the error is unknown.
 */
function refusal(status: number, body: unknown, texts: Texts): FormFailure {
  const fields = status === 400 ? fieldErrors(body) : new Map<string, string>();
  if (fields.size) return failure('ERROR_ABOVE', texts.errorsAbove, fields);
  const fixed = FIXED.get(status);
  const spoken = SPOKEN.has(status) ? serverText(body)?.trim() : undefined;
  // Of a status without a text of its own, `error` counts alone.
  const other = fixed ? undefined : textOf(answerField(body, 'error'));
  const text = spoken ?? (fixed ? texts[fixed] : other);
  return text === undefined
    ? failure('UNKNOWN_ERROR', texts.unknownError)
    : failure('SUBMIT_ERROR', text);
}

/**
 * Returns what a visitor reads of a submission that failed. A save without an answer, or with one
 * that is no JSON, may have been kept or not: the visitor is asked to reload and try again.
 */
export function submissionErrors(problem: SubmissionProblem, texts: Texts): FormFailure {
  switch (problem.step) {
    case 'key':
      return failure('SUBMIT_ERROR', texts.keyFailed);
    case 'fields':
      return failure('SUBMIT_ERROR', texts.parseFailed);
    case 'save': {
      const { error } = problem;
      const isRefused = isHttpError(error) && error.status >= 400;
      if (!isRefused) return failure('SUBMIT_ERROR', texts.saveFailed);
      return refusal(error.status, error.body, texts);
    }
  }
}
