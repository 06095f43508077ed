import { encodeFields, type Fields } from './requestUrl';

/** What a write sends: JSON, a form, or JSON as plain text. */
export type RequestBody = { json: unknown } | { form: Fields } | { text: string };

export interface EncodedBody {
  type: string;
  text: string;
}

/**
 * Encodes a body.
 *
 * @param crumb Added to a form as its field `crumb`.
 */
export function encodeBody(body: RequestBody, crumb?: string): EncodedBody {
  if ('json' in body) return { type: 'application/json', text: JSON.stringify(body.json) };
  if ('text' in body) return { type: 'text/plain;charset=UTF-8', text: body.text };
  return {
    type: 'application/x-www-form-urlencoded;charset=UTF-8',
    text: encodeFields({ ...body.form, crumb }).toString(),
  };
}
