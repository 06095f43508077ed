import { formatFigure, times } from './formatFigure';
import type { Measure } from './suite';
import { least, type Result, rivals, summary } from './summary';

function lossesOf(result: Result, results: readonly Result[], measure: Measure): string[] {
  const { race, name, bare: bareName = 'the cheapest bare one' } = result.contestant;
  const { value } = summary(result, measure);
  const { title, unit, isRace, limits, most, noMoreThanBare } = measure;
  const limit = limits?.[race];
  const bare = least(rivals(results, result, 'bare'), measure);
  const ofBare = value / bare;
  const ahead = rivals(results, result, 'peer').filter(
    (other) => summary(other, measure).value < value,
  );
  return [
    ...(limit !== undefined && ofBare > limit && ofBare < Infinity
      ? [`${name}, ${title}: ${times(ofBare)} of ${bareName}, over ${limit}×`]
      : []),
    ...(isRace && ahead.length
      ? [`${name}, ${title}, is behind ${ahead.map((other) => other.contestant.name).join(', ')}`]
      : []),
    ...(most !== undefined && value > most
      ? [`${name}, ${title}: ${formatFigure(value, unit)}, over ${most}`]
      : []),
    ...(noMoreThanBare && value > bare
      ? [`${name}, ${title}: ${formatFigure(value, unit)}, bare ${formatFigure(bare, unit)}`]
      : []),
  ];
}

/** A sentence for each thing in which one of ours is behind a peer or over a limit. */
export const losses = (results: readonly Result[], measures: readonly Measure[]): string[] =>
  results
    .filter(({ contestant }) => contestant.side === 'ours')
    .flatMap((result) => measures.flatMap((measure) => lossesOf(result, results, measure)));
