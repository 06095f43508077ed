// Runs recipes on the frameworks themselves, which it installs first where they are not here, and
// visits each as a person does. Arguments: names of recipes; default: all. Run after `npm run build`.
import { chromium } from 'playwright';
import { findChromium } from '../browsers/findChromium';
import { type SiteRecipe, siteRecipes } from './recipes';
import { visitSite } from './visitSite';

/** Recipes that are files alone. */
const FILES = ['plain-html', 'vite'];

const names = process.argv.slice(2);
for (const name of names) {
  if (!siteRecipes.some((recipe) => recipe.name === name))
    throw new Error(`No recipe is called ${name}`);
}
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
/** A site of files is itself wherever it is served; a framework that is not run here has a stand-in. */
const whatRan = ({ name, startReal }: SiteRecipe) =>
  startReal || FILES.includes(name) ? 'itself' : 'a stand-in that answers in its shape';

let failed = 0;
for (const recipe of siteRecipes.filter(({ name }) => !names.length || names.includes(name))) {
  let problems: string[];
  try {
    const site = await (recipe.startReal ?? recipe.start)();
    problems = await visitSite(browser, site, recipe).finally(() => site.close());
  } catch (error) {
    problems = [`it does not start: ${error instanceof Error ? error.message : error}`];
  }
  const sum = problems.length ? 'FAILED' : 'ok';
  console.log(`${recipe.name.padEnd(11)} ${sum.padEnd(7)} ${whatRan(recipe)}`);
  for (const problem of problems) console.log(`  ${problem}`);
  failed += problems.length;
}
await browser.close();
process.exitCode = failed ? 1 : 0;
