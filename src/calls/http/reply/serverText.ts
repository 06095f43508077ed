import { answerField } from './answerField';

/** The fields where the server's own words may stand. The first one with a text counts. */
const FIELDS = ['error', 'message', 'billingErrorCode'] as const;

/** Returns what a server says in words of why it refused; undefined where it says nothing. */
export function serverText(body: unknown): string | undefined {
  for (const field of FIELDS) {
    const text = answerField(body, field);
    if (typeof text === 'string' && text.trim()) return text;
  }
  return undefined;
}
