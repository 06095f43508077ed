import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { RECIPES } from '../serving/places';

/** What a build's file names have of its contents. */
const withoutHashes = (html: string) =>
  html.replace(/(\/_astro\/[\w.]+?)\.[\w-]{8}\.(js|css)/g, '$1.$2');

/** Throws where a generator writes other pages than those that are kept for the specs. */
export async function compareSent(recipe: string, written: string): Promise<void> {
  const sent = path.join(RECIPES, recipe, 'sent');
  for (const name of await readdir(sent, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const [is, was] = await Promise.all(
      [written, sent].map(async (folder) =>
        withoutHashes(await readFile(path.join(folder, name), 'utf8')).trim(),
      ),
    );
    if (is !== was)
      throw new Error(
        `${recipe} writes another ${name} than fixtures/recipes/${recipe}/sent has:\n${is}`,
      );
  }
}
