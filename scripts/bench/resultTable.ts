import { formatFigure, times } from './formatFigure';
import { losses } from './losses';
import type { Measure } from './suite';
import { least, type Result, rivals, summary } from './summary';

function cells(results: readonly Result[], result: Result, measure: Measure): string[] {
  const { value, spread } = summary(result, measure);
  return [
    formatFigure(value, measure.unit),
    ...(measure.hasSpread ? [spread.map((end) => formatFigure(end, measure.unit)).join('–')] : []),
    ...(measure.isRace
      ? (['bare', 'peer'] as const).map((side) =>
          times(value / least(rivals(results, result, side), measure)),
        )
      : []),
  ];
}

const titles = ({ title, hasSpread, isRace }: Measure) => [
  title,
  ...(hasSpread ? ['from–to'] : []),
  ...(isRace ? ['of bare', 'of best peer'] : []),
];

/** Ours stand out; who got fewer laps than the others says so. */
function nameOf({ contestant: { name, side }, laps }: Result, most: number): string {
  const shown = laps.length < most ? `${name} (${laps.length} runs)` : name;
  return side === 'ours' ? `**${shown}**` : shown;
}

/** A race on a page of one size as a Markdown table, and a line for each thing that we lose. */
export function resultTable(results: readonly Result[], measures: readonly Measure[]): string {
  // What no contestant of this race has is no column of it.
  const shown = measures.filter(({ figure }) =>
    results.some(({ laps }) => laps.some(({ figures }) => figure in figures)),
  );
  const heads = ['', ...shown.flatMap(titles)];
  const most = Math.max(...results.map(({ laps }) => laps.length));
  const rows = results.map((result) => [
    nameOf(result, most),
    ...shown.flatMap((measure) => cells(results, result, measure)),
  ]);
  return [
    `| ${heads.join(' | ')} |`,
    `|---|${'---:|'.repeat(heads.length - 1)}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    ...losses(results, shown).map((loss) => `- LOSS: ${loss}.`),
  ].join('\n');
}
