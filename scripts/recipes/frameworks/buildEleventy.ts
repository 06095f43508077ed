import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { compareSent } from './compareSent';
import { installSite } from './installSite';

const run = promisify(execFile);

/** Builds the recipe of Eleventy in a folder, which gets its packages; where the pages are. */
export async function buildEleventy(folder: string): Promise<string> {
  await installSite('eleventy', folder);
  await run('npx', ['eleventy', '--quiet'], { cwd: folder });
  const written = path.join(folder, '_site');
  await compareSent('eleventy', written);
  return written;
}
