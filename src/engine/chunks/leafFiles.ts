/**
 * Reads the build's list of leaves (`scripts/build/leafTable.ts`).
 *
 * @param hasSheets Style sheets are files of their own: where a leaf's script, which holds them too,
 *   can't put them in force.
 * @returns How to find the files of a leaf and of all that it needs, in the order in which they
 *   need each other; its own script is the last one, and some may be named twice. Undefined for a
 *   leaf that is neither on the list nor on its second part, `later`, which comes in a leaf of
 *   its own.
 */
export function createLeafFiles(
  table: string,
  hasSheets: boolean,
): (name: string, later?: string) => string[] | undefined {
  return (name, later = '') => {
    const leaves = [...(table + later).matchAll(/(\D+)(\d{7})(\+?)([\dA-Z]*)/g)];
    const filesOf = ([, name, hash, styles, needs]: readonly string[]): string[] => {
      const stem = `${name}-${hash}`;
      const files = [...(needs as string)].flatMap((place) =>
        filesOf(leaves[parseInt(place, 36)] as string[]),
      );
      if (styles && hasSheets) files.push(`${stem}.css`);
      return [...files, `${stem}.js`];
    };
    const found = leaves.find((leaf) => leaf[1] === name);
    return found && filesOf(found);
  };
}
