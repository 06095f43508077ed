/**
 * Reads the build's list of all leaves (`scripts/build/leafTable.ts`).
 *
 * @returns The files of a leaf and of all that it needs, in the order in which they need each other;
 * its own script is the last one. Some may be named twice. Throws where there is no such leaf.
 */
export function createLeafFiles(table: string): (name: string) => string[] {
  const leaves = table.split(' ');
  const filesOf = (leaf = ''): string[] => {
    const [, stem, styles, needs = ''] = /(.*-.{7})(\+?)(.*)/.exec(leaf) as RegExpExecArray;
    const files = [...needs].flatMap((place) => filesOf(leaves[parseInt(place, 36)]));
    if (styles) files.push(`${stem}.css`);
    return [...files, `${stem}.js`];
  };
  return (name) => filesOf(leaves.find((leaf) => leaf.startsWith(`${name}-`)));
}
