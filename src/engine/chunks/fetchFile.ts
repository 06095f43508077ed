import type { Cancel, Clock } from '../clock';
import { createChunkError } from './chunkError';

/** The time for both tries of a file together, in milliseconds; the second starts at half of it. */
const CHUNK_TIMEOUT_MS = 120_000;

/**
 * How long the retry waits where no server answered, in milliseconds. The network may be away, or
 * the visitor leaves and WebKit fails everything that the page still loads: in the back/forward
 * cache timers stop, so the page asks again when the visitor is back, and reports nothing before.
 */
const UNANSWERED_MS = 3_000;

/** The time for the check of a failed file's status, in milliseconds. */
const PROBE_MS = 5_000;

/**
 * Fetches one file, with one retry that really asks the server again.
 *
 * After a failure the retry has another fragment, since browsers replay or mishandle a failed
 * import of the same address; it starts at once, or after 3 s where no server answered. After half
 * of the time it has another query, since it would join a request that has no answer yet; a first
 * try that is merely slow still counts.
 *
 * @param chunk The chunk's name, for the error.
 * @param tries How often this page asked for the file before.
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
  const ask = (mark: string) => once(url + mark);
  /** Asks for the status, which no import tells: 0 where no server answers, or the CSP forbids it. */
  const status = () =>
    fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_MS) }).then(
      ({ status }) => status,
      () => 0,
    );
  const first = ask(tries ? `?r${tries}` : '');
  const second = new Promise<string>((retry) => {
    wait(CHUNK_TIMEOUT_MS / 2, () => retry('?'));
    first.catch(async () => wait((await status()) ? 0 : UNANSWERED_MS, () => retry('#')));
  }).then((mark) => ask(`${mark}r${tries + 1}`));
  const timeout = new Promise<never>((_, reject) => wait(CHUNK_TIMEOUT_MS, reject));
  try {
    return await Promise.race([Promise.any([first, second]), timeout]);
  } catch (cause) {
    const type = !cause // The timeout rejects without one.
      ? 'timeout'
      : [404, 410].includes(await status())
        ? 'missing'
        : 'error';
    throw createChunkError(chunk, { type, path: new URL(url).pathname }, cause);
  } finally {
    for (const cancel of timers) cancel();
  }
}
