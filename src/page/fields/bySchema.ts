import type { ZodMiniType } from 'zod/mini';
import type { Read } from './readFields';
import { safeParse } from './schema';

/** Reads a structure by its schema. */
export const bySchema =
  <Value>(schema: ZodMiniType<Value>): Read<Value> =>
  (value) =>
    safeParse(schema, value).data;
