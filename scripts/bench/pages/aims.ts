import { MOST_ADDED_SHIFT } from '../../real/visit/judgeVisit';
import type { PageFigures, PressFigures } from './figures';
import { PRESS_ORDER } from './presses';

/** What a page may pay for Skerry. */
export const AIMS = {
  /** How much later the largest paint may be, as a share of that without Skerry. */
  largest: 0.02,
  /** How much more blocking time, in milliseconds. */
  blocked: 30,
  /** The longest answer to a press, in milliseconds. */
  press: 100,
  /** How much more layout shift. */
  shift: MOST_ADDED_SHIFT,
};

/** One figure beside its aim. */
export interface Judgement {
  /** Times the aim: more than 1 misses it. */
  ofAim: number;
  /** A sentence with the figure and the aim. */
  text: string;
}

const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;

const judgePresses = (when: string, presses: PressFigures = {}): Judgement[] =>
  PRESS_ORDER.flatMap((press) => {
    const took = presses[press];
    if (took === undefined) return [];
    const text = `${when} on ${press}: painted after ${ms(took)} (aim ${AIMS.press})`;
    return [{ ofAim: took / AIMS.press, text }];
  });

/** A page whose sheet hides everything until a script comes shows nothing without one: no paint is judged. */
function judgePaint(ours: PageFigures, without: PageFigures): Judgement[] {
  if (!without.largest) return [];
  const later = ours.largest / without.largest - 1;
  const percent = `${later < 0 ? '−' : '+'}${Math.abs(later * 100).toFixed(1)} %`;
  const text = `LCP ${ms(ours.largest)}, ${percent} (aim +${AIMS.largest * 100} %)`;
  return [{ ofAim: later / AIMS.largest, text }];
}

/** Every figure of a page with Skerry beside the same page without it, the worst first. */
export function judgePage(ours: PageFigures, without: PageFigures): Judgement[] {
  const blocked = ours.blocked - without.blocked;
  const shift = ours.shift - without.shift;
  return [
    ...judgePaint(ours, without),
    {
      ofAim: blocked / AIMS.blocked,
      text: `blocking time ${ms(blocked)} more (aim ${AIMS.blocked})`,
    },
    {
      ofAim: shift / AIMS.shift,
      text: `layout shift ${shift.toFixed(4)} more (aim ${AIMS.shift})`,
    },
    ...judgePresses('early press', ours.early),
    ...judgePresses('press', ours.presses),
  ].toSorted((a, b) => b.ofAim - a.ofAim);
}
