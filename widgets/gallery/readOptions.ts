import { type Read, readField, readFields } from '../../src/fields/readFields';
import { listOf, oneOf, text, yesNo } from '../../src/fields/reads';
import { designOf } from '../../src/gallery/designOf';
import type { GalleryOptions } from '../../src/gallery/options';
import type { Warn } from '../../src/island/defineIsland';
import { defaultsOf } from './defaults';

/** A number from `least` on, or the text of one: what the server sends differs from block to block. */
const atLeast =
  (least: number): Read<number> =>
  (value) => {
    const number = typeof value === 'string' ? Number(value) : value;
    return typeof number === 'number' && number >= least && number < Number.POSITIVE_INFINITY
      ? number
      : undefined;
  };

const positive = atLeast(Number.MIN_VALUE);
const notNegative = atLeast(0);
const one = atLeast(1);

/** Any number that is one. */
const integer: Read<number> = (value) => {
  const number = atLeast(-Number.MAX_VALUE)(value);
  return number === undefined ? number : Math.trunc(number);
};

/** A block says left, center or right; anything else of its own words is the middle. */
const alignment: Read<GalleryOptions['alignment']> = (value) => {
  const word = text(value);
  if (word === 'left' || word === 'start') return 'start';
  if (word === 'right' || word === 'end') return 'end';
  return word === undefined ? word : 'middle';
};

/** Width through height; 0 for `Auto`. */
const ratio: Read<number> = (value) => (/^auto$/i.test(`${value}`) ? 0 : positive(value));

/** Before the first and after the last slide. */
const boundaries = listOf(oneOf('none', 'hard', 'inertial'));

const none = oneOf('none');

/** As a number, or a text with its sign. */
const percentage: Read<number | 'none'> = (value) =>
  none(value) ??
  (typeof value === 'string' ? positive(/^(\d+(?:\.\d+)?)%$/.exec(value)?.[1]) : positive(value));

/** What is under the first of these names, if anything is. */
function firstOf(raw: object, names: readonly string[]) {
  const own = (name: string): unknown =>
    Object.hasOwn(raw, name) ? (raw as Record<string, unknown>)[name] : undefined;
  const name = names.find((name) => own(name) !== undefined && own(name) !== null) ?? names[0];
  return { name: `${name}`, value: own(`${name}`) };
}

/**
 * Every option, from a block's JSON or attributes: by the platform's own words, or by the names
 * of `GalleryOptions`. A missing field is the design's default, a wrong one too, after a warning.
 */
export function readOptions(
  raw: object,
  warn: Warn,
  design = designOf(firstOf(raw, ['design']).value),
): GalleryOptions {
  const is = defaultsOf(design);
  const read = <Value, Fallback>(
    read: Read<Value>,
    fallback: Fallback,
    ...names: string[]
  ): Value | Fallback => {
    const { name, value } = firstOf(raw, names);
    return readField(name, value, { read, fallback }, warn);
  };
  const nested = (name: string): object => {
    const { value } = firstOf(raw, [name]);
    return typeof value === 'object' && value !== null ? value : {};
  };
  const timing = readFields(
    nested('autoplayOptions'),
    {
      randomize: { read: yesNo, fallback: is.autoplayOptions.randomize },
      timeout: { read: positive, fallback: is.autoplayOptions.timeout },
      pauseOnMouseover: {
        read: listOf(text),
        fallback: [...is.autoplayOptions.pauseOnMouseover],
      },
    },
    warn,
  );
  const keys = readFields(
    nested('keys'),
    {
      previous: { read: text, fallback: is.keys.previous },
      next: { read: text, fallback: is.keys.next },
    },
    warn,
  );
  const [before = 'inertial', after = before] = read(boundaries, [...is.boundaries], 'boundaries');
  const lazyLoad = read(yesNo, is.lazyLoad, 'lazyLoad');
  return {
    design: is.design,
    currentIndex: read(integer, is.currentIndex, 'currentIndex'),
    loop: read(yesNo, is.loop, 'loop'),
    autoplay: read(yesNo, is.autoplay, 'autoplay'),
    autoplayOptions: {
      ...timing,
      // Seconds, in a block.
      timeout: read(positive, timing.timeout / 1000, 'autoplay-duration') * 1000,
    },
    keyboard: read(yesNo, is.keyboard, 'keyboard'),
    keys,
    lazyLoad,
    historyHash: read(yesNo, is.historyHash, 'historyHash'),
    lightbox: read(yesNo, is.lightbox, 'lightbox'),
    lightboxTheme: read(oneOf('dark', 'light'), is.lightboxTheme, 'lightboxTheme'),
    autoCrop: read(yesNo, is.autoCrop, 'auto-crop', 'autoCrop'),
    speed: read(positive, is.speed, 'speed'),
    preloadCount: lazyLoad ? 0 : read(notNegative, is.preloadCount, 'preloadCount'),
    autoHeight: read(yesNo, is.autoHeight, 'autoHeight'),
    clickBehavior: read(oneOf('next', 'none'), is.clickBehavior, 'clickBehavior'),
    transition: read(
      oneOf('fade', 'ken-burns', 'new-swipe', 'scroll', 'swipe'),
      is.transition,
      'transition',
    ),
    boundaries: [before, after],
    snapPoints: read(percentage, is.snapPoints, 'snapPoints'),
    aspectRatio: read(positive, is.aspectRatio, 'aspectRatio'),
    alignment: read(alignment, is.alignment, 'active-alignment', 'activeAlignment', 'alignment'),
    thumbnailsPerRow: read(one, is.thumbnailsPerRow, 'thumbnails-per-row', 'thumbnailsPerRow'),
    padding: read(notNegative, is.padding, 'padding'),
    columnWidth: read(positive, is.columnWidth, 'columnWidth'),
    behavior: read(oneOf('min', 'max'), is.behavior, 'behavior'),
    gutter: read(notNegative, is.gutter, 'gutter'),
    rowHeight: read(positive, is.rowHeight, 'rowHeight'),
    slidesPerRow: read(one, is.slidesPerRow, 'slidesPerRow'),
    imageAspectRatio: read(ratio, is.imageAspectRatio, 'imageAspectRatio') || undefined,
    listImageSize: read(positive, is.listImageSize, 'listImageSize'),
    thumbnailStripHeight: read(
      positive,
      is.thumbnailStripHeight,
      'thumbnail-strip-height',
      'thumbnailStripHeight',
    ),
    thumbnailStripMargin: read(
      notNegative,
      is.thumbnailStripMargin,
      'thumbnail-strip-margin',
      'thumbnailStripMargin',
    ),
  };
}
