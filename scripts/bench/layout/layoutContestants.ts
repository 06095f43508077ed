import { leafStyles } from '../../build/leafStyles';
import { slowDown } from '../cpuThrottling';
import { pageMetrics } from '../pageMetrics';
import type { Contestant, Lap, Visit } from '../suite';
import type {} from './browser/stopwatch';
import { checkBoxes, type LayoutRace } from './checkBoxes';
import { columnsIn, GAP, GRID_COLUMNS, NARROW, ROW_HEIGHT, WIDE } from './layoutFigures';
import { layoutPage } from './layoutPage';

interface Entry extends Pick<Contestant, 'name' | 'side' | 'bare' | 'most' | 'slow'> {
  race: LayoutRace;
  /** In `browser/`. */
  script: string;
  /** What the contestant's own documentation has in the page's CSS. */
  css?: string;
}

/** CSS for the container at its narrow width. */
const narrow = (css: string) => `@container (max-width: ${NARROW}px) { ${css} }`;
const column = (width: number) =>
  `calc((100% - ${GAP * (columnsIn(width) - 1)}px) / ${columnsIn(width)})`;

const MULTI_COLUMN = `
.native { columns: ${columnsIn(WIDE)}; column-gap: ${GAP}px; }
.native .item { break-inside: avoid; margin-bottom: ${GAP}px; }
${narrow(`.native { columns: ${columnsIn(NARROW)}; }`)}`;

// An item grows by its ratio from the width that it has at the row's height; what is left over in
// the last row goes to an item that nobody sees.
const FLEX = `
.native { display: flex; flex-wrap: wrap; gap: ${GAP}px; }
.native .item { flex: var(--ratio) 1 calc(var(--ratio) * ${ROW_HEIGHT}px); }
.native::after { content: ''; flex: 1e6 1 0; }`;

const GRID = `
.native { display: grid; grid-template-columns: repeat(${GRID_COLUMNS}, 1fr); gap: ${GAP}px; }
.native .item { aspect-ratio: 1; }
.native img { height: 100%; object-fit: cover; }`;

const SIZED = `.sized .item { width: ${column(WIDE)}; margin-bottom: ${GAP}px; }
${narrow(`.sized .item { width: ${column(NARROW)}; }`)}`;

// On platform pages, and here, the page's own CSS says which shape a picture of a grid has.
const SQUARES = `
.item { aspect-ratio: 1; }
.item img { height: 100%; object-fit: cover; }`;

/** Those that lay out the page once for each item take minutes for 5,000. */
const QUADRATIC_MOST = 500;

/** Ours come with the gallery's code. */
const OURS = leafStyles().get('gallery') ?? '';

const entries: readonly Entry[] = [
  { race: 'masonry', name: 'bare loop', side: 'bare', script: 'bareMasonry' },
  // In another order: it fills one column after the other.
  {
    race: 'masonry',
    name: 'native columns',
    side: 'reference',
    script: 'native',
    css: MULTI_COLUMN,
  },
  {
    race: 'masonry',
    name: 'Skerry, autocolumns',
    side: 'ours',
    script: 'skerryColumns',
    css: OURS,
  },
  {
    race: 'masonry',
    name: 'masonry-layout',
    side: 'peer',
    script: 'masonryLayout',
    css: SIZED,
    most: QUADRATIC_MOST,
  },
  {
    race: 'masonry',
    name: 'Macy',
    side: 'peer',
    script: 'macy',
    most: QUADRATIC_MOST,
    slow: { from: 500, laps: 1 },
  },
  { race: 'masonry', name: 'react-photo-album', side: 'peer', script: 'photoAlbumMasonry' },
  { race: 'rows', name: 'bare loop', side: 'bare', script: 'bareRows' },
  { race: 'rows', name: 'native flex', side: 'bare', script: 'native', css: FLEX },
  // The browser's own rows need no figures: a width is not looked at, and no style is written.
  {
    race: 'rows',
    name: 'Skerry, autorows',
    side: 'ours',
    bare: 'bare loop',
    script: 'skerryRows',
    css: OURS,
  },
  { race: 'rows', name: 'justified-layout', side: 'peer', script: 'justifiedLayout' },
  { race: 'rows', name: 'react-photo-album', side: 'peer', script: 'photoAlbumRows' },
  { race: 'grid', name: 'bare loop', side: 'bare', script: 'bareGrid' },
  { race: 'grid', name: 'native grid', side: 'bare', script: 'native', css: GRID },
  { race: 'grid', name: 'Skerry, grid', side: 'ours', script: 'skerryGrid', css: OURS + SQUARES },
];

/** The frame that shows a layout lays out once anyhow. */
const FRAMES_OWN = 1;

async function run(visit: Visit, race: LayoutRace): Promise<Lap> {
  const { page } = visit;
  await slowDown(visit);
  const before = await pageMetrics(visit);
  const first = await page.evaluate(() => window.layoutBench.layOut());
  const between = await pageMetrics(visit);
  const wide = await page.evaluate(() => window.layoutBench.boxes());
  const checked = await pageMetrics(visit);
  const again = await page.evaluate(() => window.layoutBench.resize());
  const after = await pageMetrics(visit);
  const thin = await page.evaluate(() => window.layoutBench.boxes());
  return {
    figures: {
      ...first,
      layouts: between.LayoutCount - before.LayoutCount - FRAMES_OWN,
      againTime: again.time,
      againPainted: again.painted,
      againLayouts: after.LayoutCount - checked.LayoutCount - FRAMES_OWN,
    },
    problems: [...checkBoxes(race, wide, WIDE), ...checkBoxes(race, thin, NARROW)],
  };
}

export const layoutContestants: readonly Contestant[] = entries.map(
  ({ script, css = '', ...entry }) => ({
    ...entry,
    html: (count) => layoutPage(count, `/layout/browser/${script}.js`, css),
    run: (visit) => run(visit, entry.race),
  }),
);
