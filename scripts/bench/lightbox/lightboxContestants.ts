import { slowDown } from '../cpuThrottling';
import { heldByPage } from '../heldByPage';
import type { Contestant, Lap, Visit } from '../suite';
import type {} from './browser/stopwatch';
import { type LightboxMarkup, lightboxPage, type Picture } from './lightboxPage';

type LightboxRace = 'still' | 'moving';

interface Entry extends Pick<Contestant, 'name' | 'side'> {
  race: LightboxRace;
  /** Their addresses. */
  scripts: readonly string[];
  markup: LightboxMarkup;
}

const own = (name: string) => `/lightbox/browser/${name}.js`;
const thumbnail = ({ thumbnail, alt }: Picture) =>
  `<img src="${thumbnail}" width="300" height="200" alt="${alt}">`;

const photoSwipe: LightboxMarkup = {
  styles: ['/lightbox/browser/photoSwipeStill.css'],
  thumbnail: (picture) =>
    `<a href="${picture.full}" data-pswp-width="${picture.width}" data-pswp-height="${picture.height}" data-thumbnail>${thumbnail(picture)}</a>`,
};

const gLightbox: LightboxMarkup = {
  styles: ['/lightbox/browser/gLightboxStill.css'],
  // Its address tells it nothing of the kind: the pictures have no file name.
  thumbnail: (picture) =>
    `<a href="${picture.full}" class="glightbox" data-type="image" data-width="${picture.width}px" data-height="auto" data-thumbnail>${thumbnail(picture)}</a>`,
};

const reactLightbox: LightboxMarkup = {
  styles: ['/lightbox/browser/reactLightboxStill.css'],
  thumbnail: (picture) =>
    `<a href="${picture.full}" data-width="${picture.width}" data-height="${picture.height}" data-thumbnail>${thumbnail(picture)}</a>`,
};

const bare: LightboxMarkup = {
  thumbnail: (picture) => `<a href="${picture.full}" data-thumbnail>${thumbnail(picture)}</a>`,
};

const skerry: LightboxMarkup = {
  around: (thumbnails) => `<div id="gallery" data-block="lightbox">${thumbnails}</div>`,
  thumbnail: (picture) =>
    `<a href="${picture.full}" data-lightbox-item data-image-dimensions="${picture.width}x${picture.height}" data-thumbnail>${thumbnail(picture)}</a>`,
};

/** Ours with either engine. */
const ours = (race: LightboxRace): Entry[] =>
  (
    [
      ['Skerry', '/dist/skerry.js'],
      ['Skerry slim', '/dist/skerry.slim.js'],
    ] as const
  ).map(([name, script]) => ({
    race,
    name,
    side: 'ours',
    scripts: [own('skerryTouched'), script],
    markup: skerry,
  }));

const entries: readonly Entry[] = [
  { race: 'still', name: 'bare dialog', side: 'bare', scripts: [own('bareStill')], markup: bare },
  ...ours('still'),
  {
    race: 'still',
    name: 'PhotoSwipe',
    side: 'peer',
    scripts: [own('photoSwipeStill')],
    markup: photoSwipe,
  },
  {
    race: 'still',
    name: 'GLightbox',
    side: 'peer',
    scripts: [own('gLightboxStill')],
    markup: gLightbox,
  },
  {
    race: 'still',
    name: 'yet-another-react-lightbox',
    side: 'peer',
    scripts: [own('reactLightboxStill')],
    markup: reactLightbox,
  },
  ...ours('moving'),
  {
    race: 'moving',
    name: 'PhotoSwipe',
    side: 'peer',
    scripts: [own('photoSwipeMoving')],
    markup: photoSwipe,
  },
  {
    race: 'moving',
    name: 'GLightbox',
    side: 'peer',
    scripts: [own('gLightboxMoving')],
    markup: gLightbox,
  },
  {
    race: 'moving',
    name: 'yet-another-react-lightbox',
    side: 'peer',
    scripts: [own('reactLightboxMoving')],
    markup: reactLightbox,
  },
];

async function run(visit: Visit, race: LightboxRace): Promise<Lap> {
  const { page } = visit;
  if (race === 'still') await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => window.lightboxBench.ready());
  const { listeners: before } = await heldByPage(visit);
  await slowDown(visit);
  const first = await page.evaluate(() => window.lightboxBench.open());
  await page.evaluate(() => window.lightboxBench.close());
  const again = await page.evaluate(() => window.lightboxBench.open());
  await page.evaluate(() => window.lightboxBench.close());
  await slowDown(visit, 1);
  await page.waitForTimeout(1000);
  const { listeners: closed } = await heldByPage(visit);
  return {
    figures: {
      ...first,
      againMoves: again.moves,
      againSeen: again.seen,
      againRest: again.rest,
      leaked: closed - before,
    },
    problems: [],
  };
}

export const lightboxContestants: readonly Contestant[] = entries.map(
  ({ scripts, markup, ...entry }) => ({
    ...entry,
    html: (count) => lightboxPage(count, markup, scripts),
    run: (visit) => run(visit, entry.race),
  }),
);
