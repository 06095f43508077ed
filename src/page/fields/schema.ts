/**
 * The parts of zod/mini that blocks are read with: named one by one, so that the rest of it is
 * in no chunk.
 */
export {
  array,
  boolean,
  enum as oneOf,
  number,
  object,
  optional,
  safeParse,
  string,
  union,
  unknown,
} from 'zod/mini';
