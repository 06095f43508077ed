/** The reason why a chunk did not load: not there, no answer within 120 s, or anything else. */
export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** What is known of a file that could not be loaded. */
interface ChunkDetails {
  type: ChunkFailure;
  /** The path of the file. */
  path: string;
  /** Only where a page refuses all styles. */
  code?: 'CSS_CHUNK_LOAD_FAILED';
}

/** The error of a file that could not be loaded, after one retry. */
export interface ChunkError extends Error, ChunkDetails {}

/** Creates the error `Loading chunk {name} failed`. */
export const createChunkError = (
  chunk: string,
  details: ChunkDetails,
  cause?: unknown,
): ChunkError => Object.assign(new Error(`Loading chunk ${chunk} failed`, { cause }), details);
