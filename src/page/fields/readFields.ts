import type { Warn } from '#engine/scope';

/** Reads a value that is there; undefined where it can't be used. */
export type Read<Value> = (value: unknown) => Value | undefined;

/** How a field is read, and its value where the server sends none or a wrong one. */
export interface Field<Value> {
  read: Read<Value>;
  fallback: Value;
}

type Fields = Record<string, Field<unknown>>;
type Values<F extends Fields> = {
  [Name in keyof F]: Exclude<ReturnType<F[Name]['read']>, undefined> | F[Name]['fallback'];
};

/** What may be said of fields: nothing, or what each can read. */
export type Said<F extends Fields> = {
  -readonly [Name in keyof F]?: Exclude<ReturnType<F[Name]['read']>, undefined>;
};

/** A field that is absent or empty gets its fallback; a wrong one as well, after a warning. */
export function readField<Value, Fallback>(
  name: string,
  value: unknown,
  { read, fallback }: { read: Read<Value>; fallback: Fallback },
  warn: Warn,
): Value | Fallback {
  if (value === undefined || value === null || value === '') return fallback;
  const is = read(value);
  if (is !== undefined) return is;
  const instead = fallback === undefined ? '; it is left out' : `, ${JSON.stringify(fallback)} is`;
  warn(name, `${JSON.stringify(value)} can't be used${instead}`);
  return fallback;
}

/**
 * Reads fields out of a block's JSON or attributes (`readField`). Only the named fields are read,
 * and only own ones.
 */
export function readFields<F extends Fields>(raw: unknown, fields: F, warn: Warn): Values<F> {
  const usable = typeof raw === 'object' && raw !== null;
  const source = (usable ? raw : {}) as Record<string, unknown>;
  if (!usable && raw !== undefined) warn('data-block-json', 'is not an object');
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      readField(name, Object.hasOwn(source, name) ? source[name] : undefined, field, warn),
    ]),
  ) as Values<F>;
}
