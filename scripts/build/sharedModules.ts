import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from './options';

const require = createRequire(import.meta.url);

const isPackage = (module: string) => !/^(\.|src\/)/.test(module);

/** The names that a module exports, so that what imports it can be built apart. */
export async function exportedNames(module: string): Promise<readonly string[]> {
  if (isPackage(module)) {
    return Object.keys(require(module)).filter((name) => /^[A-Za-z]\w*$/.test(name));
  }
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [module],
    bundle: true,
    format: 'esm',
    packages: 'external',
    // Or the outputs would be two: the styles are a file of the leaf that has the module.
    loader: { '.css': 'empty' },
    jsx: 'automatic',
    write: false,
    metafile: true,
    outdir: 'dist',
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs)[0]?.exports ?? [];
}

/**
 * In place of each shared module that is not the leaf's own, what the loader hands over
 * (`__s[name]`). Refuses a React package that is in no shared leaf: it would be a second React.
 */
export function sharedModules(all: readonly string[], own: readonly string[]): Plugin {
  return {
    name: 'shared-modules',
    setup(build) {
      build.onResolve({ filter: /.*/ }, async ({ path: request, pluginData, ...options }) => {
        if (pluginData === 'resolving' || options.kind === 'entry-point') return null;
        if (/^(react|react-dom)(\/|$)/.test(request)) {
          if (own.includes(request)) return null;
          return all.includes(request)
            ? { path: request, namespace: 'shared', sideEffects: false }
            : { errors: [{ text: `${request} is in no shared leaf (scripts/build/leaves.ts)` }] };
        }
        if (!/^[.#]/.test(request)) return null;
        const found = await build.resolve(request, { ...options, pluginData: 'resolving' });
        const module = path.relative(root, found.path).replaceAll(path.sep, '/');
        if (!all.includes(module) || own.includes(module)) return found;
        return { path: module, namespace: 'shared', sideEffects: false };
      });
      build.onLoad({ filter: /.*/, namespace: 'shared' }, async ({ path: module }) => {
        const names = await exportedNames(module);
        const lines = names
          .filter((name) => name !== 'default')
          .map((name) => `export const ${name} = /* @__PURE__ */ (() => __s.${name})();`);
        return { contents: lines.join('\n') };
      });
    },
  };
}
