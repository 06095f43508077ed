/**
 * The named own field of a parsed answer. The specification calls the body of an answer `data`
 * (`data.key`, `data.html`); of a server that wraps its body in a member of that name, the field
 * is read from there.
 */
export function answerField(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  if (Object.hasOwn(body, name)) return (body as Record<string, unknown>)[name];
  const { data } = body as { data?: unknown };
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  return (data as Record<string, unknown>)[name];
}
