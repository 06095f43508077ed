import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { measuredSlideshow, preparedRow, preparedShape } from '#fixtures/harness/measuredGallery';
import {
  askedFor,
  isNarrow,
  loadedAtOnce,
  loadMargin,
  looks,
  scrolledTo,
  toldOf,
} from '#fixtures/harness/measuredImages';
import { IMAGE_WIDTHS } from '#media/images/address/imageWidths';
import { boundRatio } from '#media/images/address/pixelRatio';
import { DEFAULTS, GALLERY_RESIZE_MS } from '#media/images/imageOptions';
import { FALLBACK_ASPECT, placeholderRatio } from '#media/videos/ratios';
import { axisOf, isStep } from '#page/gestures/swipeRule';
import { clickSide } from '#widgets/lightbox/geometry/clickSide';
import { OVERLAY_MS, OVERLAY_OPACITY, SHOW_MS } from '#widgets/lightbox/geometry/openMotion';
import { KEY_THROTTLE_MS } from '#widgets/lightbox/input/createKeyThrottle';
import { NAV_REST_MS } from '#widgets/lightbox/input/usePointing';
import { sourceSize } from '#widgets/lightbox/items/sourceSize';
import { defaultsOf } from './model/defaults';
import { columnCount } from './prepare/columnCount';
import { designOf } from './prepare/designs';
import { readRoom } from './prepare/readRoom';
import { slidesInRow } from './prepare/slidesInRow';
import { PADDING_MOST, VIDEO_PLACEHOLDER } from './slides/thumbnails';
import { restingPlace } from './transitions/newSwipe/restingPlace';
import { swipeTime } from './transitions/newSwipe/swipeTime';

// The one table of the platform's figures for images, galleries, lightbox and video. Where the first
// pass (`prepare`) uses a figure too, both are in the row.

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

type Row = readonly [figure: string, specified: unknown, measure: () => unknown];

const columns = defaultsOf('autocolumns');
const autogrid = defaultsOf('autogrid');
const rows = defaultsOf('autorows');
const carousel = defaultsOf('carousel');
const grid = defaultsOf('grid');
const stacked = defaultsOf('stacked');
const strip = defaultsOf('strip');

/** How many columns of the first pass's own width go into galleries so wide. */
const inRows = (design: 'autocolumns' | 'autogrid') =>
  [1000, 1001].map((width) => preparedRow(design, width).inRow);
const count = (width: number, by: 'min' | 'max') => columnCount(width, 250, 0, by);
const show = measuredSlideshow;
const zooms = { transition: 'ken-burns', count: 4 } as const;
const inRow = (...widths: number[]) => widths.map((width) => slidesInRow(width, 9));
const swiped = (...all: [offset: number, duration: number][]) =>
  all.map(([offset, duration]) => isStep(offset, duration, 900));
const swipeTimes = (width: number) => [swipeTime(1, 50, width), swipeTime(1, 0, width)];
const swipe = { home: 2, ends: [0, 4] as const, snapPoints: 100 };
const steps = (place: number, v: number) => restingPlace({ ...swipe, place, velocity: v }).steps;
const scrollMargin = () =>
  /scroll-margin-block: (\w+)/.exec(readFileSync('widgets/gallery/styles.css', 'utf8'))?.[1];
const videoInLightbox = () => {
  const { size } = sourceSize({ kind: 'video', source: '', size: undefined, alt: '' }, undefined);
  return (size.height * 100) / size.width;
};
const sideOf = (x: number) => clickSide({ x, y: 50 }, { width: 1000, height: 100 }, false);
const SAME = ['grid', 'autogrid', 'autocolumns', 'carousel', 'list'];

const layouts: Row[] = [
  ['stacked to base', 'base', () => designOf('stacked')],
  ['slider to strip', 'strip', () => designOf('slider')],
  ['slideshow to stacked', 'stacked', () => designOf('slideshow')],
  ['grid, autogrid, autocolumns, carousel and list to themselves', SAME, () => SAME.map(designOf)],
  ['autocolumns: columnWidth', [250, 4, 5], () => [columns.columnWidth, ...inRows('autocolumns')]],
  ['autocolumns: gutter', [0, '0px'], () => [columns.gutter, preparedRow('autocolumns').gap]],
  ['autocolumns: column count rounded down for behavior min', 3, () => count(999, 'min')],
  ['autocolumns: otherwise up, at least 1', [4, 1], () => [count(751, 'max'), count(0, 'max')]],
  ['autogrid: columnWidth', [250, 4, 5], () => [autogrid.columnWidth, ...inRows('autogrid')]],
  ['autogrid: gutter', [0, '0px'], () => [autogrid.gutter, preparedRow('autogrid').gap]],
  ['autorows: rowHeight', [250, 250], () => [rows.rowHeight, readRoom({}, 'autorows').rowHeight]],
  ['autorows: gutter', 20, () => rows.gutter],
  ['autorows: lightbox on', true, () => rows.lightbox],
  ['carousel: gutter (percent)', [1, '1%'], () => [carousel.gutter, preparedRow('carousel').gap]],
  ['carousel: slidesPerRow', [3, 3], () => [carousel.slidesPerRow, preparedRow('carousel').inRow]],
  ['carousel: shrinks to 2 below 480 px', [2, 3], () => inRow(479.9, 480)],
  ['carousel: if the original is above 1', 1, () => slidesInRow(479.9, 1)],
  ['carousel: and to 3 below 724 px', [3, 9], () => inRow(723.9, 724)],
  ['carousel: if the original is above 2', 2, () => slidesInRow(723.9, 2)],
  ['grid: per row', [4, 4], () => [grid.thumbnailsPerRow, preparedRow('grid').inRow]],
  ['grid: lightbox on', true, () => grid.lightbox],
  ['grid: default padding', [20, '20px'], () => [grid.padding, preparedRow('grid').gap]],
  ['stacked: autoHeight on', true, () => stacked.autoHeight],
  ['stacked: clickBehavior', 'next', () => stacked.clickBehavior],
  ['stacked: speed 1 s', 1, () => stacked.speed],
  ['stacked: preloadCount 1', [0, 1], () => show({ count: 5 }).loaded],
  ['stacked: transition', 'fade', () => stacked.transition],
  ['the next slide fades in over the speed', 1000, () => show().time(1, 'node')],
  ['the previous fades out over 1.2 times the speed', 1200, () => show().time(0, 'node')],
  ['strip: speed 0.5 s', 0.5, () => strip.speed],
  ['strip: preloadCount', 1, () => strip.preloadCount],
  ['strip: alignment', 'middle', () => strip.alignment],
  ['ken-burns zoom', [1.075, 1], () => show(zooms).zoom(1)],
  ['ken-burns: alternating direction by index parity', [1, 1.075], () => show(zooms).zoom(2)],
  ['ken-burns: scales over autoplay timeout plus speed', 6000, () => show(zooms).time(1, 'image')],
  ['swipe threshold 50 px', [false, true], () => swiped([49.9, 250], [50, 250])],
  ['swipe within 250 ms', [true, false], () => swiped([50, 250], [50, 251])],
  [
    'a touch over 250 ms moves one slide when past 1/2.25 of the width',
    [false, true],
    () => swiped([400, 251], [400.1, 251]),
  ],
  ['new-swipe: axis locks after 10 px', [undefined, 'x'], () => [axisOf(9.9, 0), axisOf(10, 0)]],
  ['new-swipe: 0.2-0.4 s below 767 px', [200, 400], () => swipeTimes(766.9)],
  ['new-swipe: 0.3-0.5 s otherwise', [300, 500], () => swipeTimes(767)],
  [
    'new-swipe: a drag past half the width changes slide',
    [0, 1],
    () => [2.5, 2.501].map((at) => steps(at, 0)),
  ],
  ['new-swipe: or velocity above 1', [0, 1], () => [1, 1.01].map((v) => steps(2.1, v))],
  [
    'stacked meta overlay: overflow styling when content exceeds 0.9 of height',
    ['', '200px'],
    () => [450, 451].map((px) => show().textHeight(px)),
  ],
  [
    'stacked meta overlay: then height is set to 0.4 of the container',
    '200px',
    () => show().textHeight(451),
  ],
  ['thumbnail video placeholders 16:9', { width: 16, height: 9 }, () => VIDEO_PLACEHOLDER],
  ['maximum thumbnail strip padding 5 px', 5, () => PADDING_MOST],
  ['scroll-into-view default offset 30', [30, '30px'], () => [scrolledTo()[0], scrollMargin()]],
  ['animation duration 50 ms min and max', 50, () => scrolledTo()[1]],
  ['image loading queue concurrency: 1 on mobile', 1, () => loadedAtOnce(432)],
  ['image loading queue concurrency: 16 otherwise', 16, () => loadedAtOnce(433)],
  ['resize emitter timeout 300 ms', 300, () => DEFAULTS.resizeDelay],
  ['resize emitter timeout 100 ms in galleries', 100, () => GALLERY_RESIZE_MS],
  ['resize emitter threshold 0', 3, toldOf],
  ['autoplay default timeout 5000 ms', 5000, () => defaultsOf('base').autoplayOptions.timeout],
];

const images: Row[] = [
  ['widths', [2500, 1500, 1000, 750, 500, 300, 100], () => [...IMAGE_WIDTHS].reverse()],
  ['chosen by device pixel ratio times size adjustment', 'a?format=1000w', () => askedFor(3, 0.5)],
  ['data-saver caps the ratio at 1', 1, () => boundRatio({ ratio: 3, saveData: true }, DEFAULTS)],
  ['lazy-load margin 200 px', '200px', loadMargin],
  ['load retry up to 100 times at 10 ms', [100, 10], looks],
  ['narrow image block below 415 px', [true, false], () => [414, 415].map(isNarrow)],
  [
    'default slider aspect ratio 50',
    [50, '100/50'],
    () => [strip.aspectRatio, preparedShape('slider')],
  ],
  ['video placeholder ratio: 65 when Auto', 65, () => placeholderRatio('Auto')],
  [
    'video placeholder ratio: otherwise 100 divided by the number',
    80,
    () => placeholderRatio('1.25'),
  ],
  ['video fallback aspect 56.3 percent', 56.3, () => FALLBACK_ASPECT],
  ['video fallback aspect, in the lightbox', 56.3, videoInLightbox],
];

const lightbox: Row[] = [
  ['overlay opacity 0.95', 0.95, () => OVERLAY_OPACITY],
  ['overlay fade 0.3 s', 300, () => OVERLAY_MS],
  ['content show 0.6 s', 600, () => SHOW_MS],
  ['arrow-key throttle 200 ms', 200, () => KEY_THROTTLE_MS],
  [
    'click-edge dead zone 2 percent of viewport',
    [0, -1, 1, 0],
    () => [19, 20, 979, 980].map(sideOf),
  ],
  ['nav hover fade 500 ms', 500, () => NAV_REST_MS],
];

describe.each([
  ['Gallery layouts', layouts],
  ['Images', images],
  ['Lightbox', lightbox],
])('%s', (_section, rows) => {
  it.each(rows)('%s: %j', async (_figure, specified, measure) => {
    expect(await measure()).toEqual(specified);
  });
});
