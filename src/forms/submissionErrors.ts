import { answerField } from '../http/answerField';
import { isHttpError } from '../http/httpError';
import type { Strings } from '../strings/strings';
import type { FormErrorCode, FormFailure } from './state';

type Texts = Strings['forms'];

/** Where a submission ended. */
export type SubmissionProblem =
  /** There is no key. */
  | { step: 'key' }
  /** The fields can't be read, or are no JSON. */
  | { step: 'fields' }
  /** The save failed: an HttpError, or what else was thrown. */
  | { step: 'save'; error: unknown };

/** The statuses with a text of their own. */
const FIXED: ReadonlyMap<number, keyof Texts> = new Map([
  [401, 'unauthorized'],
  [404, 'notConfigured'],
  [429, 'rateLimited'],
  [500, 'serverError'],
]);

/** The statuses whose bodies the data layer reads; there the server's own words come first (decision 24). */
const SPOKEN: ReadonlySet<number> = new Set([400, 401, 500, 502]);

const WORDS = ['error', 'message', 'billingErrorCode'] as const;

const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined;

const firstText = (body: unknown, names: readonly string[]) =>
  names.map((name) => textOf(answerField(body, name))).find((text) => text !== undefined);

/** The server's map of errors; empty where it sends none that could be shown. */
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

function refusal(status: number, body: unknown, texts: Texts): FormFailure {
  const fields = status === 400 ? fieldErrors(body) : new Map<string, string>();
  if (fields.size) return failure('ERROR_ABOVE', texts.errorsAbove, fields);
  const fixed = FIXED.get(status);
  const spoken = SPOKEN.has(status) ? firstText(body, WORDS) : undefined;
  // The one field that counts for every other status.
  const other = fixed ? undefined : firstText(body, ['error']);
  const text = spoken ?? (fixed ? texts[fixed] : other);
  return text === undefined
    ? failure('UNKNOWN_ERROR', texts.unknownError)
    : failure('SUBMIT_ERROR', text);
}

/**
 * What a visitor reads of a submission that failed: the form part of the error catalogue
 * (platform.md section 8), as one table. A save without an answer, or with one that is no JSON,
 * may have been kept or not: 'Please reload and try again.'
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
