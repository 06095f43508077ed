import type { Measure, Suite } from './suite';
import { best, leastOf, type Result, rivals } from './summary';

/** What one of ours takes, beside the others of its race. */
export interface Standing {
  /** Suite, race, size, name and measure: by this a later run finds it again. */
  key: string;
  ours: number;
  bare: number;
  peer: number;
  /** Who is the best peer; '' for none. */
  peerName: string;
  /** The most times the bare one that it may take; undefined where none is set. */
  limit: number | undefined;
}

/** How many times the least a bare one, and the best peer, took: of the least disturbed laps. */
export interface Ratio {
  bare?: number;
  peer?: number;
}

/** By the keys of standings. */
export type Ratios = Record<string, Ratio>;

/** A ratio that is so many times a kept one is a regression. */
const WORSE = 1.15;

/** By so little, in milliseconds, two runs differ where nothing has changed. */
const NOISE_MS = 3;

/** A standing that is worse than it was. */
export interface Regression {
  key: string;
  /** What it is beside the others, and what it was. */
  told: string;
}

/** Names a page of a suite, as the keys of its standings begin. */
export const pageOf = ({ suite, size }: { suite: Pick<Suite, 'name'>; size: number }): string =>
  `${suite.name}, ${size}`;

/** What each of ours takes in a measure that is a race. */
export const standingsOf = (suite: Suite, size: number, results: readonly Result[]): Standing[] =>
  results
    .filter(({ contestant }) => contestant.side === 'ours')
    .flatMap((result) =>
      suite.measures
        .filter(({ isRace }) => isRace)
        .map((measure) => standingOf(pageOf({ suite, size }), result, results, measure)),
    )
    .filter(({ ours }) => !Number.isNaN(ours));

function standingOf(
  page: string,
  result: Result,
  results: readonly Result[],
  measure: Measure,
): Standing {
  const { race, name } = result.contestant;
  const raced = results.filter(({ contestant }) => contestant.race === race);
  const peer = leastOf(rivals(raced, result, 'peer'), measure);
  return {
    key: `${page}, ${race}: ${name}, ${measure.title}`,
    ours: best(result, measure),
    bare: leastOf(rivals(raced, result, 'bare'), measure).value,
    peer: peer.value,
    peerName: peer.name,
    limit: measure.limits?.[race],
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The ratios of standings, where there is somebody to compare with. */
export const ratiosOf = (standings: readonly Standing[]): Ratios =>
  Object.fromEntries(
    standings.map(({ key, ours, bare, peer }) => [
      key,
      {
        ...(bare < Infinity && { bare: round(ours / bare) }),
        ...(peer < Infinity && { peer: round(ours / peer) }),
      },
    ]),
  );

/**
 * Returns each of ours that is 15 % worse than the kept ratios, beside the bare one and
 * beside the best peer: one of these two alone may have had a bad moment.
 */
export const regressions = (standings: readonly Standing[], kept: Ratios): Regression[] =>
  standings.flatMap(({ key, ours, bare, peer }) => {
    const before = kept[key];
    const pairs = [
      ['bare', before?.bare, bare],
      ['peer', before?.peer, peer],
    ] as const;
    const known = pairs.filter(([, ratio, other]) => ratio !== undefined && other < Infinity);
    const isWorse = known.every(
      ([, ratio = Infinity, other]) =>
        ours > ratio * other * WORSE && ours > ratio * other + NOISE_MS,
    );
    if (!known.length || !isWorse) return [];
    const told = known.map(
      ([side, ratio, other]) => `${round(ours / other)} times the ${side} one, kept ${ratio}`,
    );
    return [{ key, told: told.join('; ') }];
  });
