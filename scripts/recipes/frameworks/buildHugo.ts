import { execFileSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { siteOf } from '../serving/places';
import { compareSent } from './compareSent';
import { ensureProgram } from './ensureProgram';

/** Builds the recipe of Hugo in a folder; where the pages are. */
export async function buildHugo(folder: string): Promise<string> {
  ensureProgram('hugo', 'hugo');
  await cp(siteOf('hugo'), folder, { recursive: true });
  execFileSync('hugo', ['--quiet'], { cwd: folder });
  const written = path.join(folder, 'public');
  await compareSent('hugo', written);
  return written;
}
