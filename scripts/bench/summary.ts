import { median, range } from './statistics';
import type { Contestant, Lap, Measure, Side } from './suite';

/** One contestant's laps on the page of one size. */
export interface Result {
  contestant: Pick<Contestant, 'race' | 'name' | 'side'>;
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

/** The best of one side; Infinity where `--only` left nobody of it. */
export const least = (results: readonly Result[], side: Side, measure: Measure) =>
  Math.min(
    ...results
      .filter(({ contestant }) => contestant.side === side)
      .map((result) => summary(result, measure).value),
  );

/** The least disturbed lap of a contestant. */
export const best = ({ laps }: Result, { figure }: Measure): number =>
  Math.min(...laps.map(({ figures }) => figures[figure] ?? Number.NaN));

/** The best lap of one side, and whose it is; Infinity where `--only` left nobody of it. */
export const leastOf = (results: readonly Result[], side: Side, measure: Measure) =>
  results
    .filter(({ contestant }) => contestant.side === side)
    .map((result) => ({ name: result.contestant.name, value: best(result, measure) }))
    .reduce((one, other) => (other.value < one.value ? other : one), { name: '', value: Infinity });
