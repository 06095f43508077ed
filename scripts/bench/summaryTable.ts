import { formatFigure, times } from './formatFigure';
import type { Standing } from './ratios';

/** Whether one of ours is within its limit, and ahead of all peers. */
function verdictOf({ ours, bare, peer, limit }: Standing): string {
  const isOver = limit !== undefined && bare < Infinity && ours > limit * bare;
  const isBehind = peer < ours;
  if (isOver && isBehind) return 'LOST: over the limit, and behind';
  if (isOver) return 'LOST: over the limit';
  if (isBehind) return 'LOST: behind';
  return bare === Infinity && peer === Infinity ? '' : 'won';
}

const figure = (value: number) => (value < Infinity ? formatFigure(value, 'ms') : '');

/** All standings as a Markdown table: of each contestant the least disturbed lap. */
export const summaryTable = (standings: readonly Standing[]): string =>
  [
    '| what | ours | bare | best peer | limit | of bare | of best peer | |',
    '|---|---:|---:|---:|---:|---:|---:|---|',
    ...standings.map((standing) => {
      const { key, ours, bare, peer, peerName, limit } = standing;
      const cells = [
        key,
        figure(ours),
        figure(bare),
        `${figure(peer)} ${peerName}`.trim(),
        limit ? times(limit) : '',
        times(ours / bare),
        times(ours / peer),
        verdictOf(standing),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ].join('\n');
