import type { output, ZodMiniType } from 'zod/mini';
import type { Warn } from './island/defineIsland';
import { safeParse } from './schema';

/** What a field must be, and its value where the server sends none or a wrong one. */
export interface Field<Value> {
  schema: ZodMiniType<Value>;
  fallback: Value;
}

type Fields = Record<string, { schema: ZodMiniType; fallback: unknown }>;
type Values<F extends Fields> = { [Name in keyof F]: output<F[Name]['schema']> };

/**
 * Reads fields out of a block's JSON or attributes. A field that is absent or empty gets its
 * fallback; a wrong one as well, after a warning that names it. Only the named fields are read,
 * and only own ones.
 */
export function readFields<F extends Fields>(raw: unknown, fields: F, warn: Warn): Values<F> {
  const usable = typeof raw === 'object' && raw !== null;
  const source = (usable ? raw : {}) as Record<string, unknown>;
  if (!usable && raw !== undefined) warn('data-block-json', 'is not an object');
  return Object.fromEntries(
    Object.entries(fields).map(([name, { schema, fallback }]) => {
      const value = Object.hasOwn(source, name) ? source[name] : undefined;
      if (value === undefined || value === null || value === '') return [name, fallback];
      const result = safeParse(schema, value);
      if (result.success) return [name, result.data];
      warn(name, `${JSON.stringify(value)} can't be used, ${JSON.stringify(fallback)} is`);
      return [name, fallback];
    }),
  ) as Values<F>;
}
