import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { heavyPropertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { readOptions } from './readOptions';

function read(raw: object) {
  const warn = vi.fn<(field: string, message: string) => void>();
  const options = readOptions(raw, warn);
  return { options, warned: warn.mock.calls.map(([field]) => field) };
}

/** Every figure of the platform that is a default of a gallery. */
it.each([
  ['a gallery that says nothing', {}, { design: 'base', autoplay: false, currentIndex: 0 }],
  ['its loop, keyboard, address', {}, { loop: false, keyboard: true, historyHash: false }],
  ['its keys', {}, { keys: { previous: 'ArrowLeft', next: 'ArrowRight' }, lazyLoad: false }],
  [
    'autoplay: 5000 ms, any other slide',
    {},
    { autoplayOptions: { randomize: true, timeout: 5000, pauseOnMouseover: [] } },
  ],
  ['slider', { design: 'slider' }, { design: 'strip', speed: 0.5, aspectRatio: 50 }],
  ['its alignment and preload', { design: 'slider' }, { alignment: 'middle', preloadCount: 1 }],
  ['slideshow', { design: 'slideshow' }, { design: 'stacked', speed: 1, transition: 'fade' }],
  [
    'its height, click and preload',
    { design: 'slideshow' },
    { autoHeight: true, clickBehavior: 'next', preloadCount: 1 },
  ],
  ['stacked', { design: 'stacked' }, { design: 'base' }],
  ['unknown', { design: 'constructor' }, { design: 'base' }],
  ['grid', { design: 'grid' }, { thumbnailsPerRow: 4, padding: 20, lightbox: true }],
  ['autogrid', { design: 'autogrid' }, { columnWidth: 250, gutter: 0, lightbox: false }],
  ['autocolumns', { design: 'autocolumns' }, { columnWidth: 250, gutter: 0 }],
  ['autorows', { design: 'autorows' }, { rowHeight: 250, gutter: 20, lightbox: true }],
  ['carousel', { design: 'carousel' }, { gutter: 1, slidesPerRow: 3 }],
  ['list', { design: 'list' }, { design: 'list' }],
] as const)('%s', (_what, raw, expected) => {
  const { options, warned } = read(raw);
  expect(options).toMatchObject(expected);
  expect(warned).toEqual([]);
});

it.each([
  ['left', 'start'],
  ['center', 'middle'],
  ['right', 'end'],
  ['anything', 'middle'],
])('a block’s alignment %s is %s', (word, alignment) => {
  expect(read({ 'active-alignment': word }).options.alignment).toBe(alignment);
});

it('an alignment by its own name is start, middle or end, and any other is warned of', () => {
  expect(read({ design: 'slider', alignment: 'end' }).options.alignment).toBe('end');
  const { options, warned } = read({ design: 'slider', alignment: 'left' });
  expect(options.alignment).toBe('middle');
  expect(warned).toHaveLength(1);
});

it('reads a block as the platform sends it', () => {
  const { options, warned } = read({
    design: 'slideshow',
    hSize: null,
    aspectRatio: null,
    'auto-crop': true,
    autoplay: true,
    'autoplay-duration': 3,
    'thumbnail-strip-height': 100,
    'thumbnail-strip-margin': 0,
    'thumbnails-per-row': 6,
    lightboxTheme: 'light',
  });
  expect(warned).toEqual([]);
  expect(options).toMatchObject({
    aspectRatio: undefined,
    autoCrop: true,
    autoplay: true,
    autoplayOptions: { timeout: 3000 },
    thumbnailStripHeight: 100,
    thumbnailStripMargin: 0,
    thumbnailsPerRow: 6,
    lightboxTheme: 'light',
  });
});

it('reads the texts of a component’s attributes', () => {
  const { options, warned } = read({
    design: 'carousel',
    slidesPerRow: '5',
    columnWidth: '270',
    imageAspectRatio: '1.5',
    autoCrop: 'true',
  });
  expect(warned).toEqual([]);
  expect(options).toMatchObject({
    slidesPerRow: 5,
    columnWidth: 270,
    imageAspectRatio: 1.5,
    autoCrop: true,
  });
  expect(read({ imageAspectRatio: 'Auto' }).options.imageAspectRatio).toBeUndefined();
});

it.each([
  ['columnWidth', -1, 250],
  ['columnWidth', 'wide', 250],
  ['slidesPerRow', 0, 3],
  ['transition', 'wipe', 'fade'],
  ['boundaries', ['soft'], ['inertial', 'inertial']],
  ['snapPoints', '10px', 100],
  ['snapPoints', '0%', 100],
  ['lightboxTheme', 'blue', 'dark'],
  ['autoplay', 'sometimes', false],
  ['columnWidth', 1e4, 250],
  ['columnWidth', '1e308', 250],
  ['autoplay-duration', 0, undefined],
  ['autoplay-duration', 1e-300, undefined],
])('%s: %j can’t be used', (field, value, fallback) => {
  const { options, warned } = read({ [field]: value });
  expect(warned).toEqual([field]);
  if (fallback !== undefined) expect(options).toMatchObject({ [field]: fallback });
  else expect(options.autoplayOptions.timeout).toBe(5000);
});

it.each([
  ['slidesPerRow', 2.5, 2],
  ['slidesPerRow', '1.9', 1],
  ['thumbnailsPerRow', 3.2, 3],
  ['thumbnails-per-row', '5.5', 5],
])('%s: of %j slides the whole ones stand in a row', (field, value, whole) => {
  const { options, warned } = read({ [field]: value });
  expect(warned).toEqual([field]);
  const name = field === 'slidesPerRow' ? field : 'thumbnailsPerRow';
  expect(options[name]).toBe(whole);
});

it('a list’s share and a column’s width may be fractions', () => {
  const { options, warned } = read({ listImageSize: 33.3, columnWidth: '262.5' });
  expect(options).toMatchObject({ listImageSize: 33.3, columnWidth: 262.5 });
  expect(warned).toEqual([]);
});

it.each([1e-300, 0, -1, '1e308', 'Infinity', 1e9, true])(
  'a slide does not stay for %s ms',
  (timeout) => {
    const { options, warned } = read({ autoplayOptions: { timeout } });
    expect(warned).toEqual(['timeout']);
    expect(options.autoplayOptions.timeout).toBe(5000);
  },
);

it.each(['autoplayOptions', 'keys'])('%s of a wrong type are warned of', (field) => {
  for (const value of ['fast', 5, true, ['a']]) {
    const { options, warned } = read({ [field]: value });
    expect(warned).toEqual([field]);
    expect(options).toMatchObject({
      autoplayOptions: { randomize: true, timeout: 5000 },
      keys: { previous: 'ArrowLeft', next: 'ArrowRight' },
    });
  }
});

it('reads the transition’s own options', () => {
  const { options, warned } = read({ boundaries: ['hard', 'inertial'], snapPoints: '25%' });
  expect(warned).toEqual([]);
  expect(options).toMatchObject({ boundaries: ['hard', 'inertial'], snapPoints: 25 });
});

it('loads nothing ahead where pictures are lazy', () => {
  expect(read({ lazyLoad: true, preloadCount: 3 }).options.preloadCount).toBe(0);
});

it(
  'makes options of any object, and throws for none',
  () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (raw) => {
        const { options } = read(raw);
        expect(options.columnWidth).toBeGreaterThan(0);
        expect(options.autoplayOptions.timeout).toBeGreaterThan(0);
      }),
      heavyPropertyRuns,
    );
  },
  propertyTimeout,
);
