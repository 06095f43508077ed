import { added } from './added';
import type { Geometry } from './geometry';

/** The share of its height by which a page may differ from what its blocks account for. */
const HEIGHT = 0.1;

/** The problems of one kind that are told at most; the others are counted. */
const SHOWN = 4;

function tell(what: string, found: readonly string[]): string[] {
  const shown = found.slice(0, SHOWN).map((one) => `${what}: ${one}`);
  return found.length > SHOWN ? [...shown, `${what}: ${found.length - SHOWN} more`] : shown;
}

/**
 * What is wrong with a page's height. What Skerry does to blocks may make it higher or lower, by as
 * much as these together at most: some stand beside each other.
 */
function judgeHeight(is: Geometry, was: Geometry): string[] {
  let [least, most] = [was.height * (1 - HEIGHT), was.height * (1 + HEIGHT)];
  for (const [index, { height }] of is.blocks.entries()) {
    const change = height - (was.blocks[index]?.height ?? height);
    if (change < 0) least += change;
    else most += change;
  }
  if (is.height >= least && is.height <= most) return [];
  const [from, to] = [least, most].map(Math.round);
  return [`the page is ${is.height} px high, its blocks account for ${from} to ${to}`];
}

/** What is wrong with the measures of a page with Skerry, beside those of the same page without. */
export function judgeGeometry(is: Geometry, was: Geometry): string[] {
  const problems: string[] = [];
  if (is.width > Math.max(is.window, was.width)) {
    problems.push(`the page is ${is.width} px wide in a window of ${is.window}`);
  }
  const blank = is.blocks.filter(({ holds, seen }) => holds && !seen);
  const flat = is.blocks.filter(({ holds, height }) => holds && height < 1);
  return [
    ...problems,
    ...judgeHeight(is, was),
    ...tell(
      'nothing is seen of',
      blank.map(({ name }) => name),
    ),
    ...tell(
      'no height',
      flat.map(({ name }) => name),
    ),
    ...tell('not seen any more', added(was.texts, is.texts)),
    ...tell('out of shape', added(is.distorted, was.distorted)),
    ...tell('only a corner shows', is.corners),
    ...tell('narrower than its column', is.narrow),
  ];
}
