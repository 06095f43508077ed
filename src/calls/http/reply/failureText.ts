import type { HttpTexts } from '../httpTexts';
import { serverText } from './serverText';

function fixedText({ calls }: HttpTexts, status: number): string {
  switch (status) {
    case 401:
    case 403:
      return calls.unauthorized;
    case 500:
    case 501:
      return calls.serverError;
    case 503:
      return calls.unavailable;
    default:
      return calls.unableToConnect;
  }
}

/**
 * Returns what a visitor reads of a failure: the fixed text of its status. With statuses 400, 401,
 * 500 and 502 the server's error, message or billingErrorCode comes before it.
 */
export function failureText(texts: HttpTexts, status: number, body: unknown): string {
  const isParsed = [400, 401, 500, 502].includes(status);
  return (isParsed ? serverText(body) : undefined) ?? fixedText(texts, status);
}

/**
 * Returns the same for an answer that succeeds by its status and refuses in its body
 * (loginRequired, authorizationFail, crumbFail): the server's own words, else 'Unauthorized
 * request'.
 */
export const refusalText = ({ calls }: HttpTexts, body: unknown): string =>
  serverText(body) ?? calls.unauthorized;
