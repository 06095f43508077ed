import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** The suites to run, by name; default: all. */
  suites: readonly string[];
  /** How many runs of each contestant count; default: what the suite says. */
  runs: number | undefined;
  /** The pages, by how many things they have; default: what the suite says. */
  sizes: readonly number[] | undefined;
  /** Only the contestants whose `race: name` holds one of these texts; default: all. */
  only: readonly string[];
}

const list = (text: string) => text.split(',').map((part) => part.trim());

/**
 * Reads `--suite layout,lightbox --runs 15 --sizes 50,500 --only rows,Macy`. Throws for an option
 * or a suite that it does not know.
 */
export function readBenchOptions(known: readonly string[], args?: string[]): BenchOptions {
  const { values } = parseArgs({
    ...(args && { args }),
    options: {
      suite: { type: 'string', default: known.join() },
      runs: { type: 'string' },
      sizes: { type: 'string' },
      only: { type: 'string', default: '' },
    },
  });
  const suites = list(values.suite);
  const unknown = suites.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`there is no suite ${unknown}: ${known.join(', ')}`);
  }
  return {
    suites,
    runs: values.runs === undefined ? undefined : Number(values.runs),
    sizes: values.sizes === undefined ? undefined : list(values.sizes).map(Number),
    only: list(values.only),
  };
}

/** A page of 10,000 blocks takes long and varies little. */
export const runsFor = (size: number, runs: number) => (size < 10_000 ? runs : Math.ceil(runs / 2));
