/** Reads something of the page; returns how to write to it then. */
export type Reading = () => (() => void) | undefined;

/** Readings of many nodes, all before the first of their writings. Either may add another reading. */
export interface Batch {
  /** Reads and writes at the end of this task, or with the next `flush`. */
  add(reading: Reading): void;
  /** Reads and writes now what was added. */
  flush(): void;
}

/**
 * Creates a batch: a style that is read after another was written is computed anew for the whole page: a thousand
 * images, each read and written in its turn, took 5 s on a slow phone.
 */
export function createBatch(): Batch {
  const readings = new Set<Reading>();
  const flush = () => {
    while (readings.size) {
      const now = [...readings];
      readings.clear();
      const writings = now.map((read) => read());
      for (const write of writings) write?.();
    }
  };
  return {
    add(reading) {
      if (!readings.size) queueMicrotask(flush);
      readings.add(reading);
    },
    flush,
  };
}
