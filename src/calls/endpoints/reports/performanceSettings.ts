import { object, string } from '#page/fields/schema';
import { fillText } from '#texts/fillText';
import type { Http } from '../../http/http';
import type { HttpTexts } from '../../http/httpTexts';
import { createHttpError, type HttpError, isHttpError } from '../../http/reply/httpError';
import type { Contract } from '../contract';
import { readAnswer } from '../readAnswer';

const PATH = '/api/1/performance/settings';
const TIMEOUT_MS = 30_000;

export const performanceSettingsContract = () =>
  ({ method: 'GET', path: PATH }) as const satisfies Contract;

const answer = object({ pageLoadId: string() });

function textOf({ analytics }: HttpTexts, { kind, status, message }: HttpError): string {
  if (kind === 'timeout') return analytics.settingsTimeout;
  if (kind === 'parse') return analytics.noPageLoadId;
  return status ? fillText(analytics.settingsStatus, { code: status }) : message;
}

/**
 * Fetches the id of this page load, for the performance records. Gives up after 30 s.
 *
 * @throws HttpError with a text of its own for a timeout, an unexpected status, or an answer
 * without an id.
 */
export async function fetchPageLoadId(http: Http): Promise<string> {
  try {
    const body = await http.get(PATH, { timeoutMs: TIMEOUT_MS, quiet: true });
    return readAnswer(http, answer, body, PATH).pageLoadId;
  } catch (error) {
    if (!isHttpError(error)) throw error;
    throw createHttpError(error.kind, {
      ...error,
      message: textOf(http.texts, error),
      cause: error,
    });
  }
}
