import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { root } from './options';

/** `node_modules/@floating-ui/dom/…` is of `@floating-ui/dom`. */
const PACKAGE = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The packages of which something is in the built files, by name. */
export function packagesIn(metafiles: readonly Metafile[]): string[] {
  const names = new Set<string>();
  for (const { outputs } of metafiles) {
    for (const { inputs } of Object.values(outputs)) {
      for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
        const [, name] = PACKAGE.exec(input) ?? [];
        if (name && bytesInOutput > 0) names.add(name);
      }
    }
  }
  return [...names].sort();
}

/** What a package asks those to print who pass it on. */
function noticeOf(name: string): string {
  const folder = path.join(root, 'node_modules', name);
  const { version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { version: string; license: string };
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice)/i.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return [`${name} ${version}: ${license}`, ...texts].join('\n\n');
}

/** Writes `dist/licenses.txt`: the licences of what the built files hold of other packages. */
export function writeNotices(metafiles: readonly Metafile[]): void {
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  const head = 'The files of this folder hold code of these packages.';
  const text = [head, ...packagesIn(metafiles).map(noticeOf)].join(rule);
  writeFileSync(path.join(root, 'dist/licenses.txt'), `${text}\n`);
}
