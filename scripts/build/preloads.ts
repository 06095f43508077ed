import { createLeafFiles } from '#engine/chunks/leafFiles';
import { type ListedLeaf, leafTable } from './leafTable';
import { type Engine, engines, languageLeaf, laterList } from './leaves';
import { CHUNKS } from './options';

/** Returns the files that a page in English fetches for a leaf, by the bootstrap; its own the last. */
export function preloadsOf(leaves: readonly ListedLeaf[], name: string): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(engines).map(([engine, { bootstrap }]) => {
      const { first, later } = leafTable(leaves, engine as Engine);
      const filesOf = createLeafFiles(first);
      // What the bootstrap does not name comes after the list that does.
      const files = filesOf(name) ?? [
        ...(filesOf(laterList.leaf) ?? []),
        ...(filesOf(name, later) ?? []),
      ];
      const needed = files.filter((file) => !file.startsWith(`${languageLeaf.leaf}-`));
      return [`${bootstrap}.js`, [...new Set(needed)].map((file) => `${CHUNKS}/${file}`)];
    }),
  );
}
