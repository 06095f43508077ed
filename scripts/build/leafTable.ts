import type { Leaf } from './buildLeaves';
import { type Engine, engines, laterList } from './leaves';

/** One that is needed is named by its place, a digit of this base. */
const BASE = 36;

/** What a list says of a leaf, and what puts it there. */
export type ListedLeaf = Pick<Leaf, 'name' | 'stem' | 'needs' | 'isFirst' | 'isHanded'>;

/**
 * All leaves in two texts, which `src/engine/chunks/leafFiles.ts` reads one behind the other:
 * `later1618033engine3141592island27182811menu141421312` for the bootstrap, what it and
 * the initializers ask for with all that these need, and `later`, for the leaf of that name.
 * Behind the seven digits of a leaf's hash each digit stands for a leaf that must run before, by its place in
 * both.
 *
 * @param leaves The leaf `later` may be missing: the list does not depend on it.
 */
export function leafTable(
  leaves: readonly ListedLeaf[],
  engine: Engine,
): Record<'first' | 'later', string> {
  const own = engines[engine].leaf;
  const others = Object.values(engines).map(({ leaf }): string => leaf);
  const listed = new Map(
    leaves
      .filter(({ name }) => name === own || !others.includes(name))
      .map((leaf) => [leaf.name === own ? 'engine' : leaf.name, leaf]),
  );
  const names = [...listed.keys()];
  for (const name of names) {
    if (/[^a-z-]/.test(name))
      throw new Error(`the leaf ${name} would be taken for more than a name`);
  }
  const needsOf = (name: string) => listed.get(name)?.needs ?? [];
  const withNeeds = (name: string): string[] => [name, ...needsOf(name).flatMap(withNeeds)];
  // Each bootstrap names its own engine: the later part is the same for both.
  const wanted = ['engine', ...names.filter((name) => listed.get(name)?.isFirst)].flatMap(
    withNeeds,
  );
  const first = [...new Set([laterList.leaf, ...names.filter((name) => wanted.includes(name))])];
  const early = first.find((name) => listed.get(name)?.isHanded);
  if (early) throw new Error(`${early} would be there before what ${laterList.leaf} hands to it`);
  const rest = names.filter((name) => !first.includes(name));
  // What others need stands in front, where a digit reaches.
  const isNeeded = (name: string) => leaves.some(({ needs }) => needs.includes(name));
  const later = [...rest.filter(isNeeded), ...rest.filter((name) => !isNeeded(name))];
  const order = [...first, ...later];
  const entryOf = (name: string) => {
    const leaf = listed.get(name);
    if (!leaf) return [];
    const { stem, needs } = leaf;
    // What another one needs comes with it.
    const direct = needs.filter(
      (one) => !needs.some((other) => withNeeds(other).slice(1).includes(one)),
    );
    const places = direct.map((one) => order.indexOf(one));
    if (places.some((place) => place >= BASE))
      throw new Error('too many leaves before a shared one');
    const digits = places
      .map((place) => place.toString(BASE))
      .join('')
      .toUpperCase();
    return stem.replace(/-(\d+)$/, '$1') + digits;
  };
  return { first: first.flatMap(entryOf).join(''), later: later.flatMap(entryOf).join('') };
}
