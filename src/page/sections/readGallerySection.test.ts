import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { gutterWidth, readGallerySection } from './readGallerySection';

const DEFAULTS = {
  numColumns: 3,
  gutter: 10,
  rowHeight: 300,
  viewportHeight: 70,
};

function read(props: string | undefined) {
  const node = document.createElement('div');
  if (props !== undefined) node.dataset.props = props;
  const warnings: string[] = [];
  const settings = readGallerySection(node, (field) => warnings.push(field));
  return { settings, warnings };
}

it('reads what the platform says of a section', () => {
  const props = '{"aspectRatio":"square","gutter":75,"numColumns":2,"lightboxEnabled":true}';
  expect(read(props)).toEqual({
    settings: { ...DEFAULTS, gutter: 75, numColumns: 2 },
    warnings: [],
  });
});

it.each([undefined, '', '{}'])('has defaults for %j', (props) => {
  expect(read(props)).toEqual({ settings: DEFAULTS, warnings: [] });
});

it.each([
  ['{"gutter":', ['data-props']],
  ['[]', []],
  ['{"numColumns":0,"gutter":-5,"rowHeight":"high"}', ['numColumns', 'gutter', 'rowHeight']],
  ['{"numColumns":1e9,"viewportHeight":0}', ['numColumns', 'viewportHeight']],
])('falls back on them for %s, after a warning', (props, fields) => {
  expect(read(props)).toEqual({ settings: DEFAULTS, warnings: fields });
});

it('takes 20 for a hundredth of the window’s width', () => {
  expect([20, 50, 0].map(gutterWidth)).toEqual([1, 2.5, 0]);
});

it(
  'never takes a figure that would cost a page its life',
  () => {
    fc.assert(
      fc.property(fc.json(), fc.double(), (json, figure) => {
        for (const props of [json, JSON.stringify({ numColumns: figure, gutter: figure })]) {
          const { numColumns, gutter } = read(props).settings;
          expect(numColumns >= 1 && numColumns <= 20 && gutter >= 0 && gutter <= 400).toBe(true);
        }
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
