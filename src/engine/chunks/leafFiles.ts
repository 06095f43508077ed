/**
 * Reads the build's list of leaves (`scripts/build/leafTable.ts`).
 *
 * @returns How to find the files of a leaf and of all that it needs, in the order in which they
 *   need each other; its own script is the last one, and some may be named twice. Undefined for a
 *   leaf that is neither on the list nor on its second part, `later`, which comes in a leaf of
 *   its own.
 */
export function createLeafFiles(
  table: string,
): (name: string, later?: string) => string[] | undefined {
  return (name, later = '') => {
    const leaves = [...(table + later).matchAll(/(\D+)(\d{7})([\dA-Z]*)/g)];
    const filesOf = ([, name, hash, needs]: readonly string[]): string[] => {
      const files = [...(needs as string)].flatMap((place) =>
        filesOf(leaves[parseInt(place, 36)] as string[]),
      );
      return [...files, `${name}-${hash}.js`];
    };
    const found = leaves.find((leaf) => leaf[1] === name);
    return found && filesOf(found);
  };
}
