import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { options, root } from './options';
import { readTokens, styleTokens, withTokens } from './tokens/styleTokens';

/** How blocks stand before their script is here; what is said of them later is stronger. */
const FIRST_PAINT = 'src/firstPaint.css';

/** How neutral blocks look, of each widget and of what they share. */
const LOOKS = 'looks.css';

/** The looks of all widgets, and of what they share, from the project's root. */
const allLooks = (): string[] =>
  ['src', 'widgets'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === LOOKS)
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
      .sort(),
  );

/**
 * Builds `dist/skerry.css`, which a page may link for its first paint: how neutral blocks look, and
 * the room that they take before the script is here.
 */
export async function buildSheet(): Promise<void> {
  const tokens = await readTokens();
  const { outputFiles } = await build({
    ...options,
    sourcemap: false,
    stdin: {
      contents: [FIRST_PAINT, ...allLooks()].map((file) => `@import './${file}';`).join('\n'),
      resolveDir: root,
      sourcefile: 'skerry.css',
      loader: 'css',
    },
    outdir: 'dist',
    write: false,
    plugins: [styleTokens(tokens)],
  });
  const css = await withTokens(outputFiles[0]?.text ?? '', tokens);
  writeFileSync(path.join(root, 'dist/skerry.css'), `${css.trimEnd()}\n`);
}
