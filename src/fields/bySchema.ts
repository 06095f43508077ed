import type { ZodMiniType } from 'zod/mini';
import { safeParse } from '../schema';
import type { Read } from './readFields';

/** Reads a structure by its schema. */
export const bySchema =
  <Value>(schema: ZodMiniType<Value>): Read<Value> =>
  (value) =>
    safeParse(schema, value).data;
