import { build } from 'esbuild';
import { options, root } from './options';

/**
 * The names that our modules import of some packages: the build reads them off a bundle in
 * which only these imports are left.
 */
export async function namesTaken(
  packages: readonly string[],
  sources: readonly string[],
): Promise<Map<string, string[]>> {
  const { outputFiles } = await build({
    ...options,
    stdin: {
      contents: sources.map((source, at) => `export * as m${at} from './${source}';`).join('\n'),
      resolveDir: root,
    },
    format: 'esm',
    minify: false,
    sourcemap: false,
    external: [...packages],
    loader: { '.css': 'empty' },
    outdir: 'dist',
    write: false,
    logLevel: 'error',
  });
  const taken = new Map(packages.map((name) => [name, new Set<string>()]));
  for (const { text } of outputFiles) {
    for (const [, names = '', from = ''] of text.matchAll(/import \{([^}]*)\} from "([^"]+)"/g)) {
      for (const name of names.split(',')) {
        const imported = name.trim().split(' as ')[0];
        if (imported) taken.get(from)?.add(imported);
      }
    }
  }
  return new Map([...taken].map(([from, names]) => [from, [...names].sort()]));
}
