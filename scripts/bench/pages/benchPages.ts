import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { bundlePageScript } from '../../../fixtures/harness/bundlePageScript';
import { type Engine, SCRIPTS } from '../../real/options';
import { createSavedSite } from '../../real/site/createSavedSite';
import { judgePage } from './aims';
import { mediansOf, type PageFigures, type PressFigures } from './figures';
import { type PageRow, TABLE_HEAD, tableLine } from './pagesTable';
import { PRESS_ORDER } from './presses';
import { servePhotos } from './servePhotos';
import { pressEarly, type SlowVisit, visitSlowly, warmUp } from './visitSlowly';

/** Visits of each page with each script. */
const VISITS = 3;

/** What is visited. */
export interface PagesOptions {
  folder: string;
  /** Only pages whose path holds one of these texts. */
  only: readonly string[];
  /** How many visits count; default: 3. */
  runs: number | undefined;
}

/** Without Skerry first: that is what the others are held against. */
const VARIANTS: readonly (Engine | undefined)[] = [undefined, 'react', 'preact'];

/** Each kind of press that the page has, made early: one visit each. */
async function pressEach(visit: SlowVisit, { presses }: PageFigures): Promise<PressFigures> {
  const early: PressFigures = {};
  for (const press of PRESS_ORDER) {
    if (presses[press] === undefined) continue;
    const took = await pressEarly(visit, press);
    if (took !== undefined) early[press] = took;
  }
  return early;
}

/** Visits one page by turns with each script, so that a busy moment of the machine is everybody's. */
async function measurePage(
  visit: Omit<SlowVisit, 'engine'>,
  runs: number,
): Promise<readonly PageFigures[]> {
  const visits = VARIANTS.map(() => [] as PageFigures[]);
  for (const engine of VARIANTS) await warmUp({ ...visit, engine });
  for (let run = 0; run < runs; run += 1) {
    for (const [index, engine] of VARIANTS.entries()) {
      const figures = await visitSlowly({ ...visit, engine });
      const early = await pressEach({ ...visit, engine }, figures);
      visits[index]?.push({ ...figures, early });
    }
  }
  return visits.map(mediansOf);
}

const nameOf = (engine: Engine | undefined) => (engine ? SCRIPTS[engine] : 'without');

/** The worst of each script on one page, in a line each. */
function printWorst(rows: readonly PageRow[]): void {
  const [without, ...ours] = rows;
  for (const { page, script, figures } of without ? ours : []) {
    const [worst] = judgePage(figures, without?.figures ?? figures);
    if (!worst) continue;
    const verdict = worst.ofAim > 1 ? 'MISSED' : 'met';
    console.log(`- ${page}, ${script}: ${verdict}, worst is ${worst.text}`);
    if (figures.element === without?.figures.element) continue;
    console.log(
      `  LCP is ${figures.element}; without Skerry ${without?.figures.element || 'nothing is painted'}`,
    );
  }
}

/** Measures saved pages on a slow phone, with and without Skerry, and prints a table. */
export async function benchPages(
  browser: Browser,
  { folder, only, runs = VISITS }: PagesOptions,
): Promise<void> {
  const entry = fileURLToPath(new URL('page/index.ts', import.meta.url));
  const script = await bundlePageScript(entry);
  const photos = await servePhotos();
  const site = await createSavedSite(folder, { tag: 'defer blocking="render"', compresses: true });
  try {
    const paths = site.paths.filter((path) => only.some((text) => path.includes(text)));
    const pages: PageRow[][] = [];
    console.log(`\n## Saved pages, ${runs} visits\n\n${TABLE_HEAD}`);
    for (const path of paths) {
      const measured = await measurePage({ browser, script, site, photos, path }, runs);
      const rows = VARIANTS.flatMap((engine, index) => {
        const figures = measured[index];
        return figures ? [{ page: path, script: nameOf(engine), figures }] : [];
      });
      for (const row of rows) console.log(tableLine(row));
      pages.push(rows);
    }
    console.log('');
    for (const rows of pages) printWorst(rows);
  } finally {
    await site.close();
    photos.close();
  }
}
