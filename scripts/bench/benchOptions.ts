import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** How many runs of each contestant count, up to 1,000 blocks; default: 7. */
  runs: number;
  /** The pages, by their number of blocks; default: 100, 1,000 and 10,000. */
  sizes: readonly number[];
  /** Only the contestants whose `race: name` holds one of these texts; default: all. */
  only: readonly string[];
}

const list = (text: string) => text.split(',').map((part) => part.trim());

/** Reads `--runs 7 --sizes 100,1000 --only ready,Alpine`. Throws for an option it does not know. */
export function readBenchOptions(): BenchOptions {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '7' },
      sizes: { type: 'string', default: '100,1000,10000' },
      only: { type: 'string', default: '' },
    },
  });
  return {
    runs: Number(values.runs),
    sizes: list(values.sizes).map(Number),
    only: list(values.only),
  };
}

/** A page of 10,000 blocks takes long and varies little. */
export const runsFor = (blocks: number, runs: number) =>
  blocks < 10_000 ? runs : Math.ceil(runs / 2);
