import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Manifest } from '../build/writeManifest';

const NAME = 'opening-hours';

/** Copies what the project is made of; its packages are linked. */
function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'skerry-new-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const tops = new Set(files.split('\n').map((file) => file.split('/')[0]));
  for (const top of tops) {
    if (top) cpSync(top, path.join(folder, top), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

test('a new widget passes types, lint, its tests and the build as it is', () => {
  test.setTimeout(300_000);
  const cwd = copyProject();
  const run = (...command: string[]) =>
    execFileSync('npx', command, { cwd, encoding: 'utf8', stdio: 'pipe' });
  try {
    const said = run('tsx', 'scripts/new/new.ts', NAME);
    const files = said.split('\n').filter((line) => /^[\w-]+[/.]\S*$/.test(line));
    expect(files).toHaveLength(14);
    run('biome', 'check', ...files.filter((file) => /\.(ts|tsx|css)$/.test(file)));
    run('tsc', '-p', '.', '--noEmit');
    run('tsx', 'scripts/lint/lint.ts');
    run('vitest', 'run', `widgets/${NAME}`);
    run('tsx', 'esbuild.config.mjs');
    const read = (file: string) => JSON.parse(readFileSync(path.join(cwd, file), 'utf8'));
    const manifest: Manifest = read('dist/manifest.json');
    const built = Object.values(manifest).filter(({ chunk }) => chunk === NAME);
    const weight = built.reduce((sum, { brotli }) => sum + brotli, 0);
    // Its styles come in its script.
    expect(built).toHaveLength(1);
    expect(weight).toBeLessThanOrEqual(read('scripts/size/budgets.json')[`chunks/${NAME}`]);
    expect(() => run('tsx', 'scripts/new/new.ts', NAME)).toThrow('is taken');
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
});
