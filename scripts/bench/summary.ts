import { median, range } from './statistics';
import type { Contestant, Lap, Measure } from './suite';

/** One contestant's laps on the page of one size. */
export interface Result {
  contestant: Pick<Contestant, 'race' | 'name' | 'side' | 'bare'>;
  laps: readonly Lap[];
}

/** What one measure says of a contestant. */
export interface Summary {
  value: number;
  spread: [number, number];
}

/** All laps of a contestant in one figure. */
export function summary({ laps }: Result, { figure, of = 'median' }: Measure): Summary {
  const values = laps.map(({ figures }) => figures[figure] ?? Number.NaN);
  const value = of === 'worst' ? Math.max(...values) : median(values);
  return { value, spread: range(values) };
}

/** Returns with whom a contestant is compared: the bare ones, or the one that it names; or the peers. */
export const rivals = (
  results: readonly Result[],
  { contestant: { bare } }: Result,
  side: 'bare' | 'peer',
): Result[] =>
  results.filter(({ contestant }) =>
    side === 'bare' && bare ? contestant.name === bare : contestant.side === side,
  );

/** The best of some; Infinity where `--only` left nobody. */
export const least = (results: readonly Result[], measure: Measure) =>
  Math.min(...results.map((result) => summary(result, measure).value));

/** The least disturbed lap of a contestant. */
export const best = ({ laps }: Result, { figure }: Measure): number =>
  Math.min(...laps.map(({ figures }) => figures[figure] ?? Number.NaN));

/** The best lap of some, and whose it is; Infinity where `--only` left nobody. */
export const leastOf = (results: readonly Result[], measure: Measure) =>
  results
    .map((result) => ({ name: result.contestant.name, value: best(result, measure) }))
    .reduce((one, other) => (other.value < one.value ? other : one), { name: '', value: Infinity });
