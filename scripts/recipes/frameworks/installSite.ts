import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../build/options';
import { siteOf } from '../serving/places';

const run = promisify(execFile);

/** Copies a recipe's site, with the packages that it names and this one, as if from the registry. */
export async function installSite(recipe: string, folder: string): Promise<void> {
  await cp(siteOf(recipe), folder, { recursive: true });
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  const packages = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name]) => name !== 'skerry')
    .map(([name, version]) => `${name}@${version}`);
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  // A folder of its own: npm would look for `skerry` in the registry.
  await mkdir(path.join(folder, 'packages'));
  await run('npm', ['install', '--prefix', path.join(folder, 'packages'), ...quiet, ...packages]);
  await cp(path.join(folder, 'packages/node_modules'), path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await symlink(root, path.join(folder, 'node_modules/skerry'), 'dir');
}
