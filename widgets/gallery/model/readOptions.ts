import type { Warn } from '#engine/scope';
import { type Read, readField, readFields } from '#page/fields/readFields';
import { listOf, oneOf, text, yesNo } from '#page/fields/reads';
import { designOf } from '../prepare/designs';
import { numberFrom, readRoom } from '../prepare/readRoom';
import { defaultsOf } from './defaults';
import type { GalleryOptions } from './options';

const atLeast =
  (least: number): Read<number> =>
  (value) =>
    numberFrom(value, least);

const positive = atLeast(Number.MIN_VALUE);

/** For how long a slide stays, in seconds: long enough to be seen. */
const stay = atLeast(0.1);

/** The same, of milliseconds. */
const stayMs: Read<number> = (value) => {
  const ms = typeof value === 'string' ? Number(value) : value;
  return typeof ms === 'number' && stay(ms / 1000) ? ms : undefined;
};

const notNegative = atLeast(0);

/** Any number that is one. */
const integer: Read<number> = (value) => {
  const number = atLeast(-Number.MAX_VALUE)(value);
  return number === undefined ? number : Math.trunc(number);
};

/** The options that say how many slides stand in a row, which are whole ones. */
const PER_ROW = /per-?row$/i;

const alignment = oneOf('start', 'middle', 'end');

/** A block says left, center or right; anything else of its own words is the middle. */
const blockAlignment: Read<GalleryOptions['alignment']> = (value) => {
  const word = text(value);
  if (word === 'left') return 'start';
  if (word === 'right') return 'end';
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

/** Returns the value under the first of these names that has one. */
function firstOf(raw: object, names: readonly string[]) {
  const own = (name: string): unknown =>
    Object.hasOwn(raw, name) ? (raw as Record<string, unknown>)[name] : undefined;
  const name = names.find((name) => own(name) !== undefined && own(name) !== null) ?? names[0];
  return { name: `${name}`, value: own(`${name}`) };
}

/** Fields by their names: no list. */
const named: Read<object> = (value) =>
  typeof value === 'object' && value && !Array.isArray(value) ? value : undefined;

const readAutoplay = (said: object, is: GalleryOptions['autoplayOptions'], warn: Warn) =>
  readFields(
    said,
    {
      randomize: { read: yesNo, fallback: is.randomize },
      timeout: { read: stayMs, fallback: is.timeout },
      pauseOnMouseover: { read: listOf(text), fallback: [...is.pauseOnMouseover] },
    },
    warn,
  );

const readKeys = (said: object, is: GalleryOptions['keys'], warn: Warn) =>
  readFields(
    said,
    {
      previous: { read: text, fallback: is.previous },
      next: { read: text, fallback: is.next },
    },
    warn,
  );

/**
 * Every option, from a block's JSON or attributes: by the platform's own words, or by the names
 * of `GalleryOptions`. A missing field is the design's default, a wrong one too, after a warning.
 *
 * @param randomize Whether slides go on in any order, where it is not said. Default: the design's.
 */
export function readOptions(
  raw: object,
  warn: Warn,
  design = designOf(firstOf(raw, ['design']).value),
  randomize?: boolean,
): GalleryOptions {
  const is = defaultsOf(design);
  const goesOn = { ...is.autoplayOptions, ...(randomize !== undefined && { randomize }) };
  const read = <Value, Fallback>(
    read: Read<Value>,
    fallback: Fallback,
    ...names: string[]
  ): Value | Fallback => {
    const { name, value } = firstOf(raw, names);
    return readField(name, value, { read, fallback }, warn);
  };
  const autoplayOptions = readAutoplay(read(named, {}, 'autoplayOptions'), goesOn, warn);
  const keys = readKeys(read(named, {}, 'keys'), is.keys, warn);
  const [before = 'inertial', after = before] = read(boundaries, [...is.boundaries], 'boundaries');
  const lazyLoad = read(yesNo, is.lazyLoad, 'lazyLoad');
  const room = readRoom({ ...raw }, is.design, (name, value, least, fallback) => {
    const number = atLeast(least);
    if (!PER_ROW.test(name)) return readField(name, value, { read: number, fallback }, warn);
    // Of a fraction, the whole number below.
    const whole = Math.trunc(number(value) ?? Number(fallback));
    const same: Read<number> = (said) => (number(said) === whole ? whole : undefined);
    return readField(name, value, { read: same, fallback: whole }, warn);
  });
  return {
    ...room,
    design: is.design,
    currentIndex: read(integer, is.currentIndex, 'currentIndex'),
    loop: read(yesNo, is.loop, 'loop'),
    autoplay: read(yesNo, is.autoplay, 'autoplay'),
    autoplayOptions: {
      ...autoplayOptions,
      // Seconds, in a block.
      timeout: read(stay, autoplayOptions.timeout / 1000, 'autoplay-duration') * 1000,
    },
    keyboard: read(yesNo, is.keyboard, 'keyboard'),
    keys,
    lazyLoad,
    historyHash: read(yesNo, is.historyHash, 'historyHash'),
    newWindow: read(yesNo, is.newWindow, 'newWindow'),
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
    alignment: read(
      alignment,
      read(blockAlignment, is.alignment, 'active-alignment', 'activeAlignment'),
      'alignment',
    ),
    thumbnails: read(yesNo, is.thumbnails, 'thumbnails'),
    behavior: read(oneOf('min', 'max'), is.behavior, 'behavior'),
    imageAspectRatio: read(ratio, is.imageAspectRatio, 'imageAspectRatio') || undefined,
  };
}
