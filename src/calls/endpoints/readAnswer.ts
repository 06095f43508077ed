import type { output, ZodMiniType } from 'zod/mini';
import { safeParse } from '#page/fields/schema';
import type { Http } from '../http/http';
import { createParseError } from '../http/reply/createParseError';

const dataOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, 'data')
    ? (body as { data: unknown }).data
    : undefined;

/**
 * Reads an answer by its schema; of a server that wraps its bodies in `data`, what is in there.
 *
 * @param path The endpoint, for the error.
 * @throws HttpError of kind `parse`, which names the first wrong field.
 */
export function readAnswer<Schema extends ZodMiniType>(
  { texts }: Http,
  schema: Schema,
  body: unknown,
  path: string,
): output<Schema> {
  const read = safeParse(schema, body);
  if (read.success) return read.data;
  const wrapped = safeParse(schema, dataOf(body));
  if (wrapped.success) return wrapped.data;
  const [issue] = read.error.issues;
  const message = `${issue?.path.join('.') || 'body'}: ${issue?.message}`;
  throw createParseError(texts, location.origin + path, message, 200);
}
