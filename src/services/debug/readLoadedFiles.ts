/** A file of a chunk: its name, the digits of its hash, its type. */
const CHUNK = /\/([a-z-]+)-\d{7}\.(?:js|css)$/;

/** The files of Skerry that the page has loaded. */
export interface LoadedFiles {
  count: number;
  /** In all, compressed; 0 where the browser does not tell. */
  bytes: number;
  /** Those of the chunk of that name, without what it shares with others. */
  bytesOf(name: string): number;
}

/** Reads what the browser knows of the chunks that it loaded. */
export function readLoadedFiles(): LoadedFiles {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bytes = new Map<string, number>();
  let count = 0;
  for (const { name, encodedBodySize } of entries) {
    const [, chunk] = CHUNK.exec(name.replace(/[?#].*/, '')) ?? [];
    if (!chunk) continue;
    count += 1;
    bytes.set(chunk, (bytes.get(chunk) ?? 0) + encodedBodySize);
  }
  const all = [...bytes.values()].reduce((sum, one) => sum + one, 0);
  return { count, bytes: all, bytesOf: (name) => bytes.get(name) ?? 0 };
}
