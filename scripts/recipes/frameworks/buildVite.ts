import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { root } from '../../build/options';
import { siteOf } from '../serving/places';

/** Builds the recipe of Vite in a folder; where the pages are. */
export async function buildVite(folder: string): Promise<string> {
  await cp(siteOf('vite'), folder, { recursive: true });
  await mkdir(path.join(folder, 'node_modules'));
  await symlink(root, path.join(folder, 'node_modules/skerry'), 'dir');
  await symlink(
    path.join(root, 'node_modules/vite'),
    path.join(folder, 'node_modules/vite'),
    'dir',
  );
  await build({ root: folder, logLevel: 'error', build: { reportCompressedSize: false } });
  return path.join(folder, 'dist');
}
