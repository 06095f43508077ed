/**
 * The schemas that contracts are written with. No browser loads them: it has those of
 * `src/page/fields/schema.ts`.
 */
export {
  array,
  boolean,
  catchall,
  enum as oneOf,
  int,
  maxLength,
  minLength,
  number,
  object,
  optional,
  positive,
  record,
  regex,
  strictObject,
  string,
  union,
  unknown,
} from 'zod/mini';
