/**
 * Reads a named own field of a parsed answer; undefined where there is none. A server may wrap its
 * body in a member `data`: a field that the body itself does not have is read from there.
 */
export function answerField(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  if (Object.hasOwn(body, name)) return (body as Record<string, unknown>)[name];
  const { data } = body as { data?: unknown };
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  return (data as Record<string, unknown>)[name];
}
