// Tries Skerry on a folder of saved pages: `npm run real -- <folder>`, after `npm run build`.
import { fileURLToPath } from 'node:url';
import { bundlePageScript } from '#fixtures/harness/bundlePageScript';
import { readOptions, USAGE } from './options';
import { runPages } from './runPages';
import { createSavedSite } from './site/createSavedSite';
import { createCertificate } from './visit/createCertificate';
import { openBrowsers } from './visit/openBrowsers';

const options = (() => {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
})();

const watch = await bundlePageScript(fileURLToPath(new URL('page/index.ts', import.meta.url)));
const certificate = await createCertificate();
const { browsers, atOnce, first } = openBrowsers(options.browser);
const site = await createSavedSite(options.folder);
const script = `${first};${watch}`;
try {
  const isClean = await runPages({ browsers, site, script, certificate }, atOnce, options);
  process.exitCode = isClean ? 0 : 1;
} finally {
  await browsers.close();
  await site.close();
}
