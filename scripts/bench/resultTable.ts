import type { Lap } from './browser/stopwatch';
import type { Contestant } from './contestants';
import { median, range } from './statistics';

/** One contestant's laps on the page of one size. */
export interface Result {
  contestant: Contestant;
  laps: readonly Lap[];
}

/** Ready must be within this many times the bare loop. */
const READY_LIMIT = 1.5;

const ms = (value: number) => (value < 100 ? value.toFixed(1) : value.toFixed(0));
const over50 = (value: number) => (value ? ms(value) : '< 50');
/** Nothing where `--only` left out what it would be compared with. */
const times = (value: number) => (value > 0 && value < Infinity ? `${value.toFixed(2)}×` : '');

/** A race on a page of one size as a Markdown table, and a line for each thing that we lose. */
export function resultTable(results: readonly Result[]): string {
  const timed = results.map(({ contestant, laps }) => {
    const of = (field: Exclude<keyof Lap, 'problems'>) => laps.map((lap) => lap[field]);
    return {
      ...contestant,
      time: median(of('time')),
      spread: range(of('time')),
      painted: median(of('painted')),
      task: median(of('longestTask')),
      worstTask: Math.max(...of('longestTask')),
      frame: median(of('longestFrame')),
    };
  });
  const least = (side: Contestant['side'], field: 'time' | 'painted') =>
    Math.min(...timed.filter((one) => one.side === side).map((one) => one[field]));
  const bare = least('bare', 'time');
  const rows = timed.map(({ name, side, time, spread, painted, task, worstTask, frame }) => [
    side === 'ours' ? `**${name}**` : name,
    ms(time),
    spread.map(ms).join('–'),
    times(time / bare),
    times(time / least('peer', 'time')),
    ms(painted),
    times(painted / least('peer', 'painted')),
    over50(task),
    over50(worstTask),
    over50(frame),
  ]);
  const losses = timed
    .filter(({ side }) => side === 'ours')
    .flatMap(({ race, name, time, painted, worstTask }) => {
      const ahead = (field: 'time' | 'painted', ours: number) =>
        timed.filter((one) => one.side === 'peer' && one[field] < ours).map((one) => one.name);
      const mounted = ahead('time', time);
      const shown = ahead('painted', painted);
      return [
        ...(race === 'ready' && time > READY_LIMIT * bare
          ? [`${name} takes ${times(time / bare)} of the bare loop, over ${READY_LIMIT}×`]
          : []),
        ...(mounted.length ? [`${name} is behind ${mounted.join(', ')}`] : []),
        ...(shown.length ? [`${name}, until painted, is behind ${shown.join(', ')}`] : []),
        ...(worstTask ? [`${name} has a task of ${ms(worstTask)} ms, over 50 ms`] : []),
      ];
    });
  return [
    '| | ms | from–to | of bare | of best peer | painted, ms | of best peer | longest task | worst task | longest frame |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    ...losses.map((loss) => `- LOSS: ${loss}.`),
  ].join('\n');
}
