import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteOf } from '../serving/places';

/** Reads files of a recipe's site, by their paths in it. */
export const siteReader = (recipe: string) => (file: string) =>
  readFileSync(path.join(siteOf(recipe), file), 'utf8');
