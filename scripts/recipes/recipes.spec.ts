import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findChromium } from '../browsers/findChromium';
import { siteRecipes } from './recipes';
import { RECIPES, siteOf } from './serving/places';
import { straySamples } from './straySamples';
import { visitSite } from './visitSite';

const executablePath = findChromium();

test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  },
});

for (const recipe of siteRecipes) {
  test(`${recipe.name}: a gallery, a form that is refused and taken, and later markup`, async ({
    browser,
  }) => {
    const site = await recipe.start();
    try {
      expect(await visitSite(browser, site, recipe)).toEqual([]);
    } finally {
      await site.close();
    }
  });
}

/** The texts of all files below a folder. */
const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'));

test('every recipe is visited, and its manual prints what is in its files', () => {
  const folders = readdirSync(RECIPES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'pictures')
    .map(({ name }) => name);
  expect(folders.sort()).toEqual(siteRecipes.map(({ name }) => name).sort());
  for (const name of folders) {
    const manual = readFileSync(`${RECIPES}/${name}/README.md`, 'utf8');
    expect(straySamples(manual, textsIn(siteOf(name))), name).toEqual([]);
  }
});
