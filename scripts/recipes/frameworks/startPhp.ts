import { cp, symlink } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '#fixtures/harness/freePort';
import { DIST, PICTURES, siteOf } from '../serving/places';
import type { Site } from '../serving/startSite';
import { ensureProgram } from './ensureProgram';
import { startProgram } from './startProgram';

/** Starts PHP's own server on the recipe. */
export async function startPhp(folder: string): Promise<Site> {
  ensureProgram('php', 'php-cli');
  await cp(siteOf('php'), folder, { recursive: true });
  await symlink(DIST, path.join(folder, 'skerry'), 'dir');
  await symlink(PICTURES, path.join(folder, 'pictures'), 'dir');
  const port = await freePort();
  return startProgram('php', ['-S', `127.0.0.1:${port}`], folder, port);
}
