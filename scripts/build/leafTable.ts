import type { Leaf } from './buildLeaves';
import { type Engine, engines } from './leaves';

/** The shared leaves come first: one of them is needed by its place, a digit of this base. */
const BASE = 36;

/**
 * All leaves in one text for the bootstrap, `src/chunks/leafFiles.ts` reads it:
 * `engine-3141592 island-27182810 menu-1414213+1`. Behind the stem `+` stands for a style sheet, and each
 * digit for a leaf that must run before.
 */
export function leafTable(leaves: readonly Leaf[], engine: Engine): string {
  const others = Object.values(engines).map(({ leaf }): string => leaf);
  const listed = leaves.filter(
    ({ name }) => name === engines[engine].leaf || !others.includes(name),
  );
  const nameIn = (name: string) => (name === 'engine' ? engines[engine].leaf : name);
  const placeOf = (name: string) => listed.findIndex((leaf) => leaf.name === nameIn(name));
  const needsOf = (name: string) => listed[placeOf(name)]?.needs ?? [];
  const names = listed.map(({ name }) => name);
  for (const name of names) {
    const like = names.find((other) => other.startsWith(`${name}-`));
    if (like) throw new Error(`the leaf ${name} would be taken for ${like}`);
  }
  const entries = listed.map(({ stem, hasStyles, needs }) => {
    // What another one needs comes with it.
    const direct = needs.filter((name) => !needs.some((other) => needsOf(other).includes(name)));
    const places = direct.map(placeOf);
    if (places.some((place) => place >= BASE)) throw new Error('too many shared leaves');
    return stem + (hasStyles ? '+' : '') + places.map((place) => place.toString(BASE)).join('');
  });
  return entries.join(' ');
}
