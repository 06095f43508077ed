import type { Cancel, Clock } from '../clock';
import { createChunkError } from './chunkError';

/** For all tries of one file together, in milliseconds; the second try starts at half of it. */
const CHUNK_TIMEOUT_MS = 120_000;

/**
 * How long the retry waits where no server answered, in milliseconds: the network is away, or the
 * visitor leaves, and WebKit fails all that the page still loads. A page in the back/forward cache
 * stops its timers: it asks again when the visitor is back, and reports nothing before.
 */
const UNANSWERED_MS = 3_000;

/** How long the check of a failed file's status may take, in milliseconds. */
const PROBE_MS = 5_000;

/**
 * Fetches one file, with one retry that really asks the server again. After a failure under
 * another fragment (browsers replay or mishandle a failed import of the same address), at once or,
 * where no server answered, 3 s later. After half of the time under another query (a request
 * without an answer would be joined, as it would be by a later call); a merely slow first try
 * still counts.
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
  const timers: Cancel[] = [];
  const wait = (ms: number, then: () => void) => timers.push(clock.after(ms, then));
  let began = 0;
  const ask = (mark: string) => {
    began = clock.now();
    return once(url + mark);
  };
  /** Of the last try: from the timing entries, or asked for where an engine has none. */
  const lastStatus = () => {
    const entries = performance.getEntriesByName(url) as PerformanceResourceTiming[];
    return (
      entries.findLast(({ startTime }) => startTime >= began)?.responseStatus ||
      fetch(url, {
        method: 'HEAD',
        signal: AbortSignal.timeout(PROBE_MS),
      }).then(
        ({ status }) => status,
        () => 0,
      )
    );
  };
  const first = ask(tries ? `?r${tries}` : '');
  const second = new Promise<string>((retry) => {
    wait(CHUNK_TIMEOUT_MS / 2, () => retry('?'));
    first.catch(async () => wait((await lastStatus()) ? 0 : UNANSWERED_MS, () => retry('#')));
  }).then((mark) => ask(`${mark}r${tries + 1}`));
  const timeout = new Promise<never>((_, reject) => wait(CHUNK_TIMEOUT_MS, reject));
  try {
    return await Promise.race([Promise.any([first, second]), timeout]);
  } catch (cause) {
    const type = !cause // The end of the time gives none.
      ? 'timeout'
      : [404, 410].includes(await lastStatus())
        ? 'missing'
        : 'error';
    throw createChunkError(chunk, type, new URL(url).pathname, cause);
  } finally {
    for (const cancel of timers) cancel();
  }
}
