import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/**
 * `ours` is measured; `bare` is the limit: the least that does it; `peer` is a library;
 * `reference` is only there to explain the others.
 */
export type Side = 'ours' | 'bare' | 'peer' | 'reference';

/** What one run of a contestant measured. */
export interface Lap {
  /** By the names that the suite's measures use. */
  figures: Readonly<Record<string, number>>;
  /** What did not work as it must; any fails the bench. */
  problems: readonly string[];
}

/** A loaded page in which a contestant runs. */
export interface Visit {
  browser: Browser;
  page: Page;
  session: CDPSession;
}

/** Who runs in a race. */
export interface Contestant {
  /** One of the suite's races. */
  race: string;
  name: string;
  side: Side;
  /**
   * The name of the contestant that does the same with the least code: it is held to that one. Default:
   * the cheapest of the bare ones.
   */
  bare?: string;
  /** It does not run on larger pages: there it would take minutes. */
  most?: number;
  /** It gets no more laps than this on pages of so many things and more: it is that slow. */
  slow?: { from: number; laps: number };
  /** The address of a script whose first line starts the clock, where the suite times a script. */
  timed?: string;
  /** The page of so many blocks, items, slides or pictures. */
  html(size: number): string;
  /** Runs once in that page. Throttles the processor by itself, once the page is at rest. */
  run(visit: Visit): Promise<Lap>;
}

/** One column of a suite's table. */
export interface Measure {
  title: string;
  /** Which of a lap's figures. */
  figure: string;
  /** What of all laps is shown; default: the median. */
  of?: 'median' | 'worst';
  /** How it is shown: milliseconds; a task or frame, of which only over 50 ms is told; a number. */
  unit: 'ms' | 'long' | 'count';
  /** Shows the smallest and the largest of all laps too. */
  hasSpread?: boolean;
  /** A race: compared with the bare ones and with the peers, and a loss where we are behind. */
  isRace?: boolean;
  /** By race: we lose with more than this many times the cheapest of the bare ones. */
  limits?: Readonly<Record<string, number>>;
  /** We lose with more than this. */
  most?: number;
  /** We lose with more than the best of the bare ones. */
  noMoreThanBare?: boolean;
}

/** Races that are run on the same kind of page and measured in the same way. */
export interface Suite {
  name: string;
  /** What its pages have more or less of: `blocks`, `slides` … */
  things: string;
  /** Titles of the races, by their names. */
  races: Readonly<Record<string, string>>;
  sizes: readonly number[];
  /** What `--quick` runs: pages of this size, and whose `race: name` is one of these. */
  quick: { size: number; only: readonly string[] };
  /** How many laps of each contestant count, where there is time for them. */
  runs: number;
  contestants: readonly Contestant[];
  measures: readonly Measure[];
  /** How the browser is set up; default: 1280 × 800 CSS px. */
  context?: BrowserContextOptions;
}
