import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** The suites to run, by name; default: all. */
  suites: readonly string[];
  /** How many runs of each contestant count; default: as many as there is time for. */
  runs: number | undefined;
  /** The pages, by how many things they have; default: what the suite says. */
  sizes: readonly number[] | undefined;
  /** Only the contestants whose `race: name` holds one of these texts; default: all. */
  only: readonly string[];
  /** Only what each suite says: three minutes, four with the build. */
  quick: boolean;
  /** Compares the ratios with the kept ones, and fails where one is worse. */
  check: boolean;
  /** Keeps the ratios, for later checks. */
  keep: boolean;
  /** Measures the saved pages of this folder, and no suite. */
  pages: string | undefined;
  /** Scrolls through long pages and uses them for so many minutes each, and runs no suite. */
  long: number | undefined;
  /** The style sheet of the suite `sheets`, a file; default: one that is made. */
  sheet: string | undefined;
}

const list = (text: string) => text.split(',').map((part) => part.trim());

/**
 * Reads `--suite layout,lightbox --runs 15 --sizes 50,500 --only rows,Macy --quick --check --keep --pages folder --long 10 --sheet file`.
 * Throws for an option or a suite that it does not know, and for minutes that are none.
 */
export function readBenchOptions(known: readonly string[], args?: string[]): BenchOptions {
  const { values } = parseArgs({
    ...(args && { args }),
    options: {
      suite: { type: 'string', default: known.join() },
      runs: { type: 'string' },
      sizes: { type: 'string' },
      only: { type: 'string', default: '' },
      quick: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      pages: { type: 'string' },
      long: { type: 'string' },
      sheet: { type: 'string' },
    },
  });
  const suites = list(values.suite);
  const unknown = suites.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`there is no suite ${unknown}: ${known.join(', ')}`);
  }
  const long = values.long === undefined ? undefined : Number(values.long);
  if (long !== undefined && !(long > 0))
    throw new Error(`--long takes minutes, not ${values.long}`);
  return {
    suites,
    runs: values.runs === undefined ? undefined : Number(values.runs),
    sizes: values.sizes === undefined ? undefined : list(values.sizes).map(Number),
    only: list(values.only),
    quick: values.quick,
    check: values.check,
    keep: values.keep,
    pages: values.pages,
    long,
    sheet: values.sheet,
  };
}

/** A page of 10,000 blocks takes long and varies little. */
export const runsFor = (size: number, runs: number) => (size < 10_000 ? runs : Math.ceil(runs / 2));
