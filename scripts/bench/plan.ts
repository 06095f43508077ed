import type { BenchOptions } from './benchOptions';
import type { Contestant, Suite } from './suite';

/** How long all rounds take, in minutes; building, and rounds that have begun, come on top. */
const MINUTES = { all: 15, quick: 1 };

/** Who runs on the pages of one size, and how long. */
export interface Turn {
  suite: Suite;
  size: number;
  chosen: readonly Contestant[];
  /** The share of the time, in milliseconds. */
  share: number;
}

/** Tells whether a name holds one of the texts of `--only`, in capital or small letters. */
export const isNamed = (name: string, only: readonly string[]): boolean =>
  only.some((text) => name.toLowerCase().includes(text.toLowerCase()));

const nameOf = ({ race, name }: Contestant) => `${race}: ${name}`;

/**
 * Divides the time among the pages of all suites, by how many contestants each has. Pages of 10,000
 * things get the rest: nobody needs more than a lap to see who is ahead.
 */
export function planTurns(
  suites: readonly Suite[],
  { suites: names, sizes, only, quick }: BenchOptions,
): Turn[] {
  const turns = suites
    .filter(({ name }) => names.includes(name))
    .flatMap((suite) => {
      const isChosen = (contestant: Contestant) =>
        isNamed(nameOf(contestant), only) &&
        (!quick || suite.quick.only.includes(nameOf(contestant)));
      const chosen = suite.contestants.filter(isChosen);
      return (sizes ?? (quick ? [suite.quick.size] : suite.sizes)).map((size) => ({
        suite,
        size,
        chosen: chosen.filter(({ most = Infinity }) => size <= most),
      }));
    })
    .filter(({ chosen }) => chosen.length);
  const all = turns.reduce((sum, { chosen }) => sum + chosen.length, 0);
  const time = (quick ? MINUTES.quick : MINUTES.all) * 60_000;
  return turns.map((turn) => ({ ...turn, share: (time * turn.chosen.length) / all }));
}
