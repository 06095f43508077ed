/** The reason why a chunk did not load: not there, no answer within 120 s, or anything else. */
export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** The error of a file that could not be loaded, after one retry. */
export interface ChunkError extends Error {
  type: ChunkFailure;
  /** The path of the file. */
  path: string;
  /** Set where a page refuses all styles. */
  code: 'CSS_CHUNK_LOAD_FAILED' | undefined;
}

/** Creates the error `Loading chunk {name} failed`. */
export const createChunkError = (
  chunk: string,
  type: ChunkFailure,
  path: string,
  cause: unknown,
  code?: ChunkError['code'],
): ChunkError =>
  Object.assign(new Error(`Loading chunk ${chunk} failed`, { cause }), {
    type,
    path,
    code,
  });
