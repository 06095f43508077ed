import type { ZodMiniType } from 'zod/mini';
import { designOf } from '../../src/gallery/designOf';
import type { GalleryOptions } from '../../src/gallery/options';
import type { Warn } from '../../src/island/defineIsland';
import { readFields } from '../../src/readFields';
import {
  array,
  boolean,
  number,
  oneOf,
  optional,
  pipe,
  string,
  transform,
  union,
} from '../../src/schema';
import { defaultsOf } from './defaults';

/** A number, or the text of one: what the server sends differs from block to block. */
const numeric = union([number(), pipe(string(), transform(Number))]);

const atLeast = (least: number) =>
  numeric.check(({ value, issues }) => {
    if (value >= least && value < Number.POSITIVE_INFINITY) return;
    issues.push({ code: 'custom', input: value, message: `is no number from ${least}` });
  });

const positive = atLeast(Number.MIN_VALUE);
const notNegative = atLeast(0);
const one = atLeast(1);

/** Any number that is one. */
const integer = pipe(
  atLeast(Number.NEGATIVE_INFINITY),
  transform((value) => Math.trunc(value)),
);

const yesNo = union([
  boolean(),
  pipe(
    oneOf(['true', 'false']),
    transform((text) => text === 'true'),
  ),
]);

/** A block says left, center or right; anything else of its own words is the middle. */
const alignment = pipe(
  string(),
  transform((word): GalleryOptions['alignment'] => {
    if (word === 'left' || word === 'start') return 'start';
    return word === 'right' || word === 'end' ? 'end' : 'middle';
  }),
);

/** `Auto`, or width through height. */
const ratio = union([
  pipe(
    oneOf(['Auto', 'auto']),
    transform((): number | undefined => undefined),
  ),
  positive,
]);

/** Before the first and after the last slide. */
const boundaries = array(oneOf(['none', 'hard', 'inertial']));

const percentage = union([
  oneOf(['none']),
  positive,
  pipe(
    string().check(({ value, issues }) => {
      if (/^\d+(\.\d+)?%$/.test(value) && Number.parseFloat(value) > 0) return;
      issues.push({ code: 'custom', input: value, message: 'is no percentage' });
    }),
    transform((text) => Number.parseFloat(text)),
  ),
]);

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
  const read = <Value>(schema: ZodMiniType<Value>, fallback: Value, ...names: string[]): Value => {
    const { name, value } = firstOf(raw, names);
    return readFields({ [name]: value }, { [name]: { schema, fallback } }, warn)[name] as Value;
  };
  const nested = (name: string): object => {
    const { value } = firstOf(raw, [name]);
    return typeof value === 'object' && value !== null ? value : {};
  };
  const timing = readFields(
    nested('autoplayOptions'),
    {
      randomize: { schema: yesNo, fallback: is.autoplayOptions.randomize },
      timeout: { schema: positive, fallback: is.autoplayOptions.timeout },
      pauseOnMouseover: {
        schema: array(string()),
        fallback: [...is.autoplayOptions.pauseOnMouseover],
      },
    },
    warn,
  );
  const keys = readFields(
    nested('keys'),
    {
      previous: { schema: string(), fallback: is.keys.previous },
      next: { schema: string(), fallback: is.keys.next },
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
    lightboxTheme: read(oneOf(['dark', 'light']), is.lightboxTheme, 'lightboxTheme'),
    autoCrop: read(yesNo, is.autoCrop, 'auto-crop', 'autoCrop'),
    speed: read(positive, is.speed, 'speed'),
    preloadCount: lazyLoad ? 0 : read(notNegative, is.preloadCount, 'preloadCount'),
    autoHeight: read(yesNo, is.autoHeight, 'autoHeight'),
    clickBehavior: read(oneOf(['next', 'none']), is.clickBehavior, 'clickBehavior'),
    transition: read(
      oneOf(['fade', 'ken-burns', 'new-swipe', 'scroll', 'swipe']),
      is.transition,
      'transition',
    ),
    boundaries: [before, after],
    snapPoints: read(percentage, is.snapPoints, 'snapPoints'),
    aspectRatio: read(optional(positive), is.aspectRatio, 'aspectRatio'),
    alignment: read(alignment, is.alignment, 'active-alignment', 'activeAlignment', 'alignment'),
    thumbnailsPerRow: read(one, is.thumbnailsPerRow, 'thumbnails-per-row', 'thumbnailsPerRow'),
    padding: read(notNegative, is.padding, 'padding'),
    columnWidth: read(positive, is.columnWidth, 'columnWidth'),
    behavior: read(oneOf(['min', 'max']), is.behavior, 'behavior'),
    gutter: read(notNegative, is.gutter, 'gutter'),
    rowHeight: read(positive, is.rowHeight, 'rowHeight'),
    slidesPerRow: read(one, is.slidesPerRow, 'slidesPerRow'),
    imageAspectRatio: read(ratio, is.imageAspectRatio, 'imageAspectRatio'),
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
