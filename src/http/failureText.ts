import { answerField } from './answerField';
import type { HttpTexts } from './httpTexts';

/** Where the server's own words may stand, the first one counts. */
const FIELDS = ['error', 'message', 'billingErrorCode'] as const;

function serverText(body: unknown): string | undefined {
  for (const field of FIELDS) {
    const text = answerField(body, field);
    if (typeof text === 'string' && text.trim()) return text;
  }
  return undefined;
}

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
 * What a visitor reads of a failure (platform.md section 8). The server's error, message or
 * billingErrorCode counts for statuses 400, 401, 500 and 502 only, and comes before the status's
 * fixed text there (decision 24).
 */
export function failureText(texts: HttpTexts, status: number, body: unknown): string {
  const isParsed = [400, 401, 500, 502].includes(status);
  return (isParsed ? serverText(body) : undefined) ?? fixedText(texts, status);
}

/**
 * The same for an answer that succeeds by its status and says in its body that it does not
 * (loginRequired, authorizationFail, crumbFail).
 */
export const refusalText = ({ calls }: HttpTexts, body: unknown): string =>
  serverText(body) ?? calls.unauthorized;
