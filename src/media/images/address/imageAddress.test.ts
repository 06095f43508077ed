import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { fileNameAddress } from './fileNameAddress';
import { imageAddress } from './imageAddress';
import { IMAGE_WIDTHS } from './imageWidths';

it.each([
  ['photo.jpg', 'photo.jpg?format=750w'],
  [
    'https://images.example/content/v1/a/b/Made%2Bin.jpg',
    'https://images.example/content/v1/a/b/Made%2Bin.jpg?format=750w',
  ],
  ['//images.example/a/', '//images.example/a/?format=750w'],
  ['a.jpg?', 'a.jpg?format=750w'],
  ['a.jpg?x=1', 'a.jpg?x=1&format=750w'],
  ['a.jpg?format=300w', 'a.jpg?format=750w'],
  ['a.jpg?x=1&format=300w&y=2', 'a.jpg?x=1&y=2&format=750w'],
  ['a.jpg?informat=1', 'a.jpg?informat=1&format=750w'],
  ['a.svg#part', 'a.svg?format=750w#part'],
  ['a.svg?x=1#part?', 'a.svg?x=1&format=750w#part?'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['blob:https://a.example/1-2', 'blob:https://a.example/1-2'],
])('asks for %s by its query', (source, address) => {
  expect(imageAddress(source, 750)).toBe(address);
});

it.each([
  ['photo.jpg', 'photo-750w.jpg'],
  ['https://images.example/a.b/photo.final.jpg', 'https://images.example/a.b/photo.final-750w.jpg'],
  ['https://images.example/a.b/photo', 'https://images.example/a.b/photo-750w'],
  ['photo.jpg?x=1.5', 'photo-750w.jpg?x=1.5'],
  ['photo.svg#a.b', 'photo-750w.svg#a.b'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
])('asks for %s by its name', (source, address) => {
  expect(fileNameAddress(source, 750)).toBe(address);
});

it(
  'changes nothing but the format, however often it is asked',
  () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.constantFrom(...IMAGE_WIDTHS),
        fc.constantFrom(...IMAGE_WIDTHS),
        (source, one, other) => {
          const address = imageAddress(source, one);
          const is = new URL(address);
          const was = new URL(source);
          expect(is.searchParams.getAll('format')).toEqual([`${one}w`]);
          expect([is.origin, is.pathname, is.hash]).toEqual([was.origin, was.pathname, was.hash]);
          expect(imageAddress(address, other)).toBe(imageAddress(source, other));
        },
      ),
      propertyRuns,
    );
  },
  propertyTimeout,
);
