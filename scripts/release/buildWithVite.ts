import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, createLogger } from 'vite';
import type { Packed } from './packPackage';

/** Bundles a site that imports the packed package, each engine once; what Vite warns of, and what is lost. */
export async function buildWithVite({ folder }: Packed): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, entry] of [
    ['react', 'skerry'],
    ['slim', 'skerry/slim'],
  ] as const) {
    const site = path.join(folder, '../../vite', name);
    mkdirSync(site, { recursive: true });
    writeFileSync(path.join(site, 'main.js'), `import '${entry}';\nimport 'skerry/skerry.css';\n`);
    writeFileSync(
      path.join(site, 'index.html'),
      '<!doctype html><script type="module" src="main.js"></script>',
    );
    const logger = createLogger('warn');
    logger.warn = logger.warnOnce = (message) => problems.push(`${name}: ${message}`);
    await build({
      root: site,
      configFile: false,
      logLevel: 'silent',
      customLogger: logger,
      build: { assetsInlineLimit: 0, reportCompressedSize: false, chunkSizeWarningLimit: 1000 },
    });
    problems.push(...lostChunks(folder, path.join(site, 'dist'), entry));
  }
  return problems;
}

/** The chunks that a bundle has not taken along. */
function lostChunks(folder: string, bundle: string, entry: string): string[] {
  const assets = path.join(bundle, 'assets');
  if (!existsSync(assets)) return [`${entry}: nothing was built`];
  const built = readdirSync(assets);
  const module = entry === 'skerry' ? 'skerry.mjs' : 'skerry.slim.mjs';
  const named = readFileSync(path.join(folder, 'dist', module), 'utf8');
  const chunks = new Set(
    [...named.matchAll(/chunks\/([\w-]+)\.(js|css)/g)].map(([, stem, type]) => `${stem} ${type}`),
  );
  return [...chunks].flatMap((chunk) => {
    const [stem = '', type = ''] = chunk.split(' ');
    const isHere = built.some((file) => file.startsWith(stem) && file.endsWith(type));
    return isHere ? [] : [`${entry}: ${stem}.${type} is not in the bundle`];
  });
}
