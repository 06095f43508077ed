import type { PageFigures } from './figures';
import { PRESS_ORDER, type Press } from './presses';

/** A page with one script, or with none. */
export interface PageRow {
  page: string;
  script: string;
  figures: PageFigures;
}

const whole = (value: number | undefined) =>
  value === undefined ? '' : Math.round(value).toLocaleString('en');

function pressCell({ early = {}, presses }: PageFigures, press: Press): string {
  const both = [early[press], presses[press]];
  return both.every((value) => value === undefined)
    ? ''
    : both.map((one) => whole(one) || '–').join(' / ');
}

const BYTES_OF_KB = 1000;

/** The head of a Markdown table of pages. */
export const TABLE_HEAD = `| page | | LCP, ms | with pictures, ms | blocked, ms | shift | KB | ${PRESS_ORDER.join(' | ')} |
|---|---|${'---:|'.repeat(5 + PRESS_ORDER.length)}`;

/** One line of it; presses as early / at rest. */
export function tableLine({ page, script, figures }: PageRow): string {
  const cells = [
    page,
    script,
    // A page that waits for a script shows nothing without one.
    figures.largest ? whole(figures.largest) : 'nothing',
    whole(figures.picture),
    whole(figures.blocked),
    figures.shift.toFixed(4),
    (figures.bytes / BYTES_OF_KB).toFixed(1),
    ...PRESS_ORDER.map((press) => pressCell(figures, press)),
  ];
  return `| ${cells.join(' | ')} |`;
}
