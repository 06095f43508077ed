import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAstro } from './frameworks/buildAstro';
import { buildEleventy } from './frameworks/buildEleventy';
import { buildHugo } from './frameworks/buildHugo';
import { buildVite } from './frameworks/buildVite';
import { startDjango } from './frameworks/startDjango';
import { startPhp } from './frameworks/startPhp';
import { RECIPES, siteOf } from './serving/places';
import type { Site } from './serving/startSite';
import { startStaticSite } from './serving/startStaticSite';
import { django } from './standIns/django';
import { laravel } from './standIns/laravel';
import { php } from './standIns/php';
import { rails } from './standIns/rails';
import { startAstroStandIn } from './standIns/startAstroStandIn';
import { startShapedServer } from './standIns/startShapedServer';
import { wordpress } from './standIns/wordpress';
import type { Visit } from './visitSite';

/** A folder of `fixtures/recipes`, and how its site runs. */
export interface SiteRecipe extends Visit {
  name: string;
  /** The site, or what sends and answers as it does: it needs nothing to be installed. */
  start(): Promise<Site>;
  /** The framework itself, where that is more; it is installed first. */
  startReal?(): Promise<Site>;
}

/** Makes a site in a folder of its own, which is gone when the site is closed. */
async function inFolder(make: (folder: string) => Promise<Site>): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skerry-recipe-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const site = await make(folder);
    return {
      ...site,
      async close() {
        await site.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A site that is written as files, and served as any web space does. */
const built = (build: (folder: string) => Promise<string>) => () =>
  inFolder(async (folder) => startStaticSite(await build(folder)));

/** The pages that a generator has written, as they are kept in the recipe. */
const kept = (name: string) => () => startStaticSite(path.join(RECIPES, name, 'sent'));

export const siteRecipes: readonly SiteRecipe[] = [
  {
    name: 'plain-html',
    later: 'in the page',
    start: () => startStaticSite(siteOf('plain-html')),
  },
  { name: 'vite', later: 'in the page', start: built(buildVite) },
  {
    name: 'django',
    later: 'in the page',
    start: () => startShapedServer(django),
    startReal: () => inFolder(startDjango),
  },
  { name: 'rails', later: 'as the next page', start: () => startShapedServer(rails) },
  { name: 'laravel', start: () => startShapedServer(laravel) },
  { name: 'php', start: () => startShapedServer(php), startReal: () => inFolder(startPhp) },
  { name: 'wordpress', start: () => startShapedServer(wordpress) },
  { name: 'hugo', start: kept('hugo'), startReal: built(buildHugo) },
  { name: 'eleventy', start: kept('eleventy'), startReal: built(buildEleventy) },
  {
    name: 'astro',
    later: 'as the next page',
    start: startAstroStandIn,
    startReal: built(buildAstro),
  },
];
