import { build } from 'esbuild';
import { options } from './options';

/**
 * Builds `skerry/platform`, the rules that servers and tools share with the widgets: one module
 * for Node, to be read as well as run. No page loads it.
 */
export async function buildPlatform(): Promise<void> {
  const { metafile } = await build({
    ...options,
    entryPoints: { platform: 'src/rules/index.ts' },
    format: 'esm',
    platform: 'neutral',
    target: 'node20',
    minify: false,
    sourcemap: false,
    outdir: 'dist',
  });
  const foreign = Object.keys(metafile.inputs).filter((input) => !input.startsWith('src/'));
  if (foreign.length) throw new Error(`skerry/platform takes ${foreign.join(', ')}`);
}
