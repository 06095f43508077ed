import { spawnSync } from 'node:child_process';
import { copyFile, cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '#fixtures/harness/freePort';
import { root } from '../../build/options';
import { DIST, PICTURES, siteOf } from '../serving/places';
import type { Site } from '../serving/startSite';
import { ensureProgram } from './ensureProgram';
import { startProgram } from './startProgram';

/** Debian's own, which its package of Django is for. */
const PYTHON = '/usr/bin/python3';

/** Starts Django's own server on the recipe. */
export async function startDjango(folder: string): Promise<Site> {
  if (spawnSync(PYTHON, ['-c', 'import django']).status !== 0) {
    ensureProgram('django-admin', 'python3-django');
  }
  await cp(siteOf('django'), folder, { recursive: true });
  const files = path.join(folder, 'static');
  await mkdir(files);
  await symlink(DIST, path.join(files, 'skerry'), 'dir');
  await symlink(PICTURES, path.join(files, 'pictures'), 'dir');
  await copyFile(
    path.join(root, 'node_modules/htmx.org/dist/htmx.min.js'),
    path.join(files, 'htmx.min.js'),
  );
  const port = await freePort();
  return startProgram(
    PYTHON,
    ['manage.py', 'runserver', '--noreload', `127.0.0.1:${port}`],
    folder,
    port,
  );
}
