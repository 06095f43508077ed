import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { compareSent } from './compareSent';
import { installSite } from './installSite';

const run = promisify(execFile);

/** Builds the recipe of Astro in a folder, which gets its packages; where the pages are. */
export async function buildAstro(folder: string): Promise<string> {
  await installSite('astro', folder);
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  await run('npx', ['astro', 'build', '--silent'], { cwd: folder, env });
  const written = path.join(folder, 'dist');
  await compareSent('astro', written);
  return written;
}
