import type { Cancel, Clock } from '../clock';
import { type ChunkFailure, createChunkError } from './chunkError';

/** For all tries of one file together, in milliseconds; the second try starts at half of it. */
const CHUNK_TIMEOUT_MS = 120_000;

/** How long the check of a failed file's status may take, in milliseconds. */
const PROBE_MS = 5_000;

/** The status of the last answer for a file: from the timing entries, or asked for where an engine has none. */
async function lastStatus(url: string): Promise<number | undefined> {
  const entries = performance.getEntriesByName(url) as PerformanceResourceTiming[];
  const status = entries.at(-1)?.responseStatus;
  if (status) return status;
  try {
    const signal = AbortSignal.timeout(PROBE_MS);
    return (await fetch(url, { method: 'HEAD', cache: 'no-store', signal })).status;
  } catch {
    return undefined;
  }
}

/**
 * Fetches one file, with one retry that really asks the server again: after a failure under
 * another fragment (browsers replay or mishandle a failed import of the same address), after
 * half of the time under another query (a request without an answer would be joined, as it would
 * be by a later call); a merely slow first try still counts.
 *
 * @param chunk The chunk's name, for the error.
 * @param tries How often this file was asked for before, on this page.
 * @param once Starts one try.
 * @throws ChunkError
 */
export async function fetchFile<T>(
  clock: Clock,
  chunk: string,
  url: string,
  tries: number,
  once: (url: string) => Promise<T>,
): Promise<T> {
  let failure: ChunkFailure | undefined;
  let cancelRetry: Cancel | undefined;
  let cancelTimeout: Cancel | undefined;
  const first = once(tries ? `${url}?r${tries}` : url);
  const second = new Promise<string>((retry) => {
    const again = (mark: '#' | '?') => retry(`${url}${mark}r${tries + 1}`);
    first.catch(() => again('#'));
    cancelRetry = clock.after(CHUNK_TIMEOUT_MS / 2, () => again('?'));
  }).then(once);
  const timeout = new Promise<never>((_, reject) => {
    cancelTimeout = clock.after(CHUNK_TIMEOUT_MS, () => {
      failure = 'timeout';
      reject();
    });
  });
  try {
    return await Promise.race([Promise.any([first, second]), timeout]);
  } catch (cause) {
    if (!failure) {
      const status = await lastStatus(url);
      failure = status === 404 || status === 410 ? 'missing' : 'error';
    }
    throw createChunkError(chunk, failure, new URL(url).pathname, cause);
  } finally {
    cancelRetry?.();
    cancelTimeout?.();
  }
}
