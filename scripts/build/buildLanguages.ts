import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { Leaf } from './buildLeaves';
import { languageLeaf } from './leaves';
import { options, root } from './options';
import { stemOf, writeLeaf } from './writeLeaf';

const { leaf, source, folder } = languageLeaf;

/** Builds a module that no other file is put into. */
async function buildModule(name: string, contents: string, more: BuildOptions = {}) {
  const { metafile, outputFiles = [] } = await build({
    ...options,
    ...more,
    stdin: { contents, resolveDir: root, sourcefile: `${name}.leaf.ts`, loader: 'ts' },
    format: 'esm',
    // Modules are UTF-8, whatever the server says; escaped, Arabic would be twice as long.
    charset: 'utf8',
    outdir: 'dist',
    entryNames: name,
    write: false,
    metafile: true,
  });
  const stem = stemOf(name, outputFiles);
  await writeLeaf(name, stem, outputFiles);
  return { stem, metafile };
}

/** Names the built files where the languages' sources are imported. */
const builtLanguages = (stems: ReadonlyMap<string, string>): Plugin => ({
  name: 'built-languages',
  setup(build) {
    build.onResolve({ filter: /\/languages\/[a-z]+$/ }, ({ path: request }) => ({
      path: `./${stems.get(path.basename(request))}.js`,
      external: true,
    }));
  },
});

/**
 * Builds a file for each language, then the leaf that loads the page's. That one is a promise of
 * what other leaves are, so that the loader waits for the texts as it waits for the leaf.
 */
export async function buildLanguages(): Promise<Leaf> {
  const names = readdirSync(path.join(root, folder)).map((file) => path.parse(file).name);
  const built = await Promise.all(
    names.map(async (name) => {
      const contents = `export { texts } from './${folder}/${name}';`;
      return [name, (await buildModule(`${leaf}-${name}`, contents)).stem] as const;
    }),
  );
  const { stem, metafile } = await buildModule(
    leaf,
    `import { loadPageTexts } from './${source}';
    export default loadPageTexts().then((pageTexts) => () => ({ pageTexts }));`,
    { plugins: [builtLanguages(new Map(built))] },
  );
  return {
    name: leaf,
    stem,
    needs: [],
    isFirst: false,
    isAsked: false,
    isHanded: false,
    tokens: [],
    metafile,
  };
}
