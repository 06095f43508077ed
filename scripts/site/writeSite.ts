import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPages } from '#fixtures/server/pages';
import { createSite } from '#fixtures/site/createSite';

/** What of the build a page may ask for: source maps and types are no business of its visitors. */
const isServed = (file: string) => !/\.(map|ts|mjs)$/.test(file);

/**
 * Writes the site as files that work from any folder of any server. What was in the folder is
 * replaced.
 *
 * @param folder Where to.
 * @param dist The built scripts, which come along.
 */
export async function writeSite(folder: string, dist: string): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  const site = createSite({ pages: createPages('fixtures'), dist, hasServer: false });
  const paths = await site.paths();
  for (const name of paths) {
    const file = await site.file(name);
    if (!file) throw new Error(`The site lists ${name}, and does not have it`);
    const place = path.join(folder, name);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, file.body);
  }
  await cp(dist, path.join(folder, 'dist'), { recursive: true, filter: isServed });
  return paths.length;
}
