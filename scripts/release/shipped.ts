/** What a user reads, and what npm reads. */
const DOCUMENTS = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];

/** The built files that have no hash in their names. */
const BUILT = [
  'check.js',
  'html-custom-data.json',
  'licenses.txt',
  'manifest.json',
  'platform.d.ts',
  'platform.js',
  'skerry.css',
  'skerry.css.d.ts',
  'skerry.d.ts',
  'web-types.json',
  ...['skerry.js', 'skerry.mjs', 'skerry.slim.js', 'skerry.slim.mjs'].flatMap((file) => [
    file,
    `${file}.map`,
  ]),
].map((file) => `dist/${file}`);

/** A chunk's script, style sheet or map. */
const CHUNK = /^(dist\/chunks\/[a-z-]+-\d{1,8}\.(?:js|css))(\.map)?$/;

/** What an editor checks a block's JSON with. */
const SCHEMA = /^dist\/schemas\/[a-z-]+\.json$/;

/** A declaration that one of the two of `BUILT` leads to. */
const DECLARATION = /^dist\/types\/(src|widgets)\/.+\.d\.ts$/;

/** Bytes. Half of a package are source maps, which only a browser's tools ask for; a third is the checker. */
export const LIMITS = { size: 3_800_000, unpackedSize: 15_200_000 };

/**
 * What is in the package and should not be, and what is missing, one sentence each.
 *
 * @param chunks The files in the manifest, from `dist/`.
 */
export function misplaced(files: readonly string[], chunks: readonly string[]): string[] {
  const here = new Set(files);
  const wanted = new Set([...DOCUMENTS, ...BUILT, ...chunks.map((file) => `dist/${file}`)]);
  const missing = [...wanted].filter((file) => !here.has(file));
  const stray = files.filter((file) => {
    const [, chunk = ''] = CHUNK.exec(file) ?? [];
    return (
      ![file, chunk].some((name) => wanted.has(name)) &&
      ![DECLARATION, SCHEMA].some((kind) => kind.test(file))
    );
  });
  return [
    ...missing.map((file) => `${file} is not in the package`),
    ...stray.map((file) => `${file} is in the package, and no user needs it`),
  ];
}

/** A tag's own script leaves this out, for every visitor would pay for it; the command has no map. */
const UNLINKED = /^dist\/(skerry(\.slim)?|platform|check)\.js$/;

/**
 * Scripts and chunks whose map is not named at their end, or is not in the package, one sentence each.
 *
 * @param read Gives a file's text.
 */
export function unmapped(files: readonly string[], read: (file: string) => string): string[] {
  const here = new Set(files);
  const scripts = files.filter((file) => /\.m?js$/.test(file) && !UNLINKED.test(file));
  return scripts.flatMap((file) => {
    const [, map] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(read(file)) ?? [];
    if (!map) return [`${file} does not name its map`];
    const beside = `${file.slice(0, file.lastIndexOf('/'))}/${map}`;
    return here.has(beside) ? [] : [`${beside} is not in the package`];
  });
}
