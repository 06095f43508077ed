import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { chooseVariant, parseVariants, variantName } from './variants';

it.each([
  ['1906:1080,636:360', ['636:360', '1906:1080']],
  ['1080:1926, 360:642', ['360:642', '1080:1926']],
  ['wide,636:360,7:,:7,0:5,-1:2,1e3:2,636', ['636:360']],
  ['', []],
  [null, []],
  [7, []],
])('reads %j', (text, sizes) => {
  expect(parseVariants(text).map(({ width, height }) => `${width}:${height}`)).toEqual(sizes);
});

it('names a variant as the platform does', () => {
  const size = { width: 1906, height: 1080 };
  expect(variantName(size, { video: 'h264', audio: 'aac' })).toBe('mp4-h264-aac-1906:1080');
  expect(variantName(size, { video: 'h264', audio: undefined })).toBe('mp4-h264-1906:1080');
});

const sizes = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9999 })))
  .map((all) => all.map((size) => size.join(':')).join());

it('chooses the smallest that is wide enough, else the widest', {
  timeout: propertyTimeout,
}, () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 0, max: 12_000 }), (text, needed) => {
      const variants = parseVariants(text);
      const widths = variants.map(({ width }) => width);
      const enough = widths.filter((width) => width >= needed);
      const wanted = enough.length ? Math.min(...enough) : Math.max(...widths);
      expect(chooseVariant(variants, needed)?.width).toBe(variants.length ? wanted : undefined);
    }),
    propertyRuns,
  );
});

it('throws for no text', { timeout: propertyTimeout }, () => {
  const junk = fc.oneof(fc.string(), fc.stringMatching(/^[\d:, ]*$/), fc.anything());
  fc.assert(
    fc.property(junk, (text) => {
      for (const { width, height } of parseVariants(text)) {
        expect(Math.min(width, height)).toBeGreaterThan(0);
      }
    }),
    propertyRuns,
  );
});
