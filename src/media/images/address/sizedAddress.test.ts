import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { isSizesPattern, sizedAddress } from './sizedAddress';

afterEach(() => document.body.replaceChildren());

/** The addresses of a picture in 500 and 750 pixels; the patterns are around it, from the outside. */
function addresses(source: string, ...patterns: string[]) {
  let place: HTMLElement = document.body;
  for (const pattern of patterns) {
    const around = document.createElement('div');
    around.dataset.imageSizes = pattern;
    place.append(around);
    place = around;
  }
  const image = document.createElement('img');
  place.append(image);
  const sized = sizedAddress(image, source);
  return sized && [500, 750].map(sized);
}

it.each([
  'https://images.squarespace-cdn.com/content/v1/a/photo.jpg',
  'https://static1.squarespace.com/static/a/photo.jpg',
])('knows the widths of the platform’s %s', (source) => {
  expect(addresses(source)).toEqual([`${source}?format=500w`, `${source}?format=750w`]);
});

it.each([
  'photo.jpg',
  'https://a.example/photo.jpg',
  'https://i.ytimg.com/vi/abc/hqdefault.jpg',
  'https://squarespace-cdn.com.evil.example/photo.jpg',
  'data:image/gif;base64,R0lGOD',
])('knows no widths of %s', (source) => {
  expect(addresses(source)).toBeUndefined();
});

it.each([
  ['photo.jpg', '?w={width}', ['photo.jpg?w=500', 'photo.jpg?w=750']],
  [
    'photo.jpg?v=2&w=9',
    '?w={width}&q=80',
    ['photo.jpg?v=2&w=500&q=80', 'photo.jpg?v=2&w=750&q=80'],
  ],
  ['a/photo.jpg', 'photo-{width}.jpg', ['a/photo-500.jpg', 'a/photo-750.jpg']],
  ['a/photo.jpg', '{name}-{width}.{type}', ['a/photo-500.jpg', 'a/photo-750.jpg']],
  ['a/photo.jpg', '/{width}/{name}.webp', ['500/photo.webp', '750/photo.webp']],
])('of %s, as the page says by %s', (source, pattern, wanted) => {
  expect(addresses(source, pattern)).toEqual(
    wanted.map((address) => new URL(address, document.baseURI).href),
  );
});

it('writes the platform’s form as the first pass does', () => {
  expect(addresses('photo.jpg', '?format={width}w')).toEqual([
    'photo.jpg?format=500w',
    'photo.jpg?format=750w',
  ]);
});

it('takes the nearest; an empty one is for pictures of one width', () => {
  expect(addresses('photo.jpg', '?a={width}', '?b={width}')?.[0]).toMatch(/\?b=500$/);
  expect(addresses('photo.jpg', '?a={width}', '')).toBeUndefined();
  expect(addresses('https://images.squarespace-cdn.com/a.jpg', '')).toBeUndefined();
});

it('takes no pattern without a width', () => {
  expect(isSizesPattern('?w=500')).toBe(false);
  expect(addresses('photo.jpg', '?w=500')).toBeUndefined();
});

it.each(['javascript:alert({width})', 'data:text/html,{width}', 'blob:{width}'])(
  'leaves a picture alone that %s would lead elsewhere',
  (pattern) => {
    expect(addresses('photo.jpg', pattern)?.[0]).toBe('photo.jpg');
  },
);

it('never throws, and leads to http and https alone', { timeout: propertyTimeout }, () => {
  const piece = fc.constantFrom(
    '{width}',
    '{name}',
    '?',
    '&',
    '/',
    '//',
    ':',
    'javascript:',
    '\\',
    '..',
    '%',
    '#',
    'a.example',
    '=',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 6 }),
      fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 4 }),
      (pattern, source) => {
        const said = `https://b.example/${source.join('')}`;
        for (const address of addresses(said, pattern.join('')) ?? []) {
          expect(new URL(address).protocol).toMatch(/^https?:$/);
        }
        document.body.replaceChildren();
      },
    ),
    propertyRuns,
  );
});
