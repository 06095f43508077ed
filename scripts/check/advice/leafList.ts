/** One leaf of the build, as far as the checker needs to know it. */
export interface ListedLeaf {
  name: string;
  /** The file's name in `chunks/` without `.js`. */
  stem: string;
  /** The leaves that come with it. */
  needs: readonly string[];
}

/** What is built: its leaves, and the bytes of each file, as browsers get them. */
export interface Built {
  leaves: readonly ListedLeaf[];
  /** By the file's name below `dist`. */
  brotli: Readonly<Record<string, number>>;
}

/** What of `manifest.json` is of use here. */
type Listed = Record<string, { chunk: string; brotli: number; needs?: readonly string[] }>;

/** Reads `manifest.json`. */
export function readBuilt(text: string): Built {
  const manifest: Listed = JSON.parse(text);
  const files = Object.entries(manifest);
  return {
    brotli: Object.fromEntries(files.map(([file, { brotli }]) => [file, brotli])),
    leaves: files.flatMap(([file, { chunk, needs = [] }]) => {
      const [, stem] = /^chunks\/(.+)\.js$/.exec(file) ?? [];
      return stem ? [{ name: chunk, stem, needs }] : [];
    }),
  };
}

/** What each engine's script and leaf are called. */
const ENGINES = {
  react: { bootstrap: 'skerry.js', leaf: 'engine' },
  preact: { bootstrap: 'skerry.slim.js', leaf: 'slim' },
} as const;

export type EngineName = keyof typeof ENGINES;

/** A file that a page loads. */
export interface LoadedFile {
  chunk: string;
  file: string;
  brotli: number;
}

/** Returns a leaf with all that it needs, what must run first in front. */
function withNeeds(name: string, { leaves }: Built, engine: EngineName): ListedLeaf[] {
  const own = name === 'engine' ? ENGINES[engine].leaf : name;
  const leaf = leaves.find((one) => one.name === own);
  if (!leaf) return [];
  return [...leaf.needs.flatMap((need) => withNeeds(need, { leaves, brotli: {} }, engine)), leaf];
}

const fileOf = ({ name, stem }: ListedLeaf, { brotli }: Built): LoadedFile => {
  const file = `chunks/${stem}.js`;
  return { chunk: name, file, brotli: brotli[file] ?? 0 };
};

/**
 * Returns the files that blocks of these names load, each once, with the bootstrap in front. What is asked for
 * later (a dialog, the answer to a press) is not among them.
 */
export function loadedFiles(
  names: Iterable<string>,
  built: Built,
  engine: EngineName,
  isBootstrap = true,
): LoadedFile[] {
  const { bootstrap } = ENGINES[engine];
  const leaves = [...names].flatMap((name) => withNeeds(name, built, engine));
  const first = { chunk: 'skerry', file: bootstrap, brotli: built.brotli[bootstrap] ?? 0 };
  return [
    ...(isBootstrap ? [first] : []),
    ...[...new Set(leaves)].map((leaf) => fileOf(leaf, built)),
  ];
}
