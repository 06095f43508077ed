import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { addressOfSlide, type NamedSlide, slideOfHash, slideOfPage } from './slideAddress';

const slide = (id?: string, url?: string): NamedSlide => ({ id, url });

const SLIDES = [
  slide('5f1a', 'north-pier'),
  slide('5f1b', 'gallery/south pier'),
  slide('5f1c'),
  slide(undefined, 'östersjön'),
  slide(),
];

const SITE = 'https://example.com';

describe('the slide that an address means', () => {
  it.each<[path: string, itemId: string, index: number | undefined]>([
    ['/gallery#itemId=5f1c', '', 2],
    ['/gallery#itemId=north-pier', '', 0],
    ['/gallery#a=b&itemId=5f1b&c', '', 1],
    ['/gallery#itemId=gallery%2Fsouth%20pier', '', 1],
    ['/gallery#itemId=south+pier', '', 1],
    ['/gallery#itemId=%C3%B6stersj%C3%B6n', '', 3],
    ['/gallery', '5f1b', 1],
    ['/gallery', 'north-pier', 0],
    ['/gallery/5f1a', '', 0],
    ['/gallery/north-pier/', '', 0],
    ['/gallery/%C3%B6stersj%C3%B6n?a=b', '', 3],
    ['/gallery/south%20pier', '', 1],
    // The hash goes before the item, and the item before the path.
    ['/gallery/5f1c#itemId=5f1b', '5f1a', 1],
    ['/gallery/5f1c#top', '5f1a', 0],
    ['/gallery/5f1c#itemId=gone', 'gone', 2],
    ['/north-pier/gallery', '', undefined],
    ['/gallery#5f1a', '', undefined],
    ['/gallery#itemId=', '', undefined],
    ['/gallery#itemId=%', '', undefined],
    ['/%E0%A4%A', '', undefined],
    ['/', '', undefined],
  ])('%s, item %j: %s', (path, itemId, index) => {
    expect(slideOfPage(SLIDES, SITE + path, itemId)).toBe(index);
  });

  it('by the hash alone', () => {
    expect(slideOfHash(SLIDES, `${SITE}/5f1a#itemId=5f1b`)).toBe(1);
    expect(slideOfHash(SLIDES, `${SITE}/5f1a`)).toBeUndefined();
  });
});

describe('the address of a slide', () => {
  const write = (one: NamedSlide, path: string, collection = '') =>
    addressOfSlide(one, SITE + path, collection).slice(SITE.length);

  it.each<[one: NamedSlide, path: string, collection: string, address: string]>([
    [slide('5f1a', 'north-pier'), '/gallery', '/gallery', '/gallery/north-pier#itemId=north-pier'],
    [slide('5f1c'), '/gallery/', '/gallery/', '/gallery/5f1c#itemId=5f1c'],
    [slide('5f1c'), '/', '/', '/5f1c#itemId=5f1c'],
    [slide('a'), '/x/y', `${SITE}/gallery`, '/gallery/a#itemId=a'],
    [slide('a b'), '/g', '/g', '/g/a%20b#itemId=a%20b'],
    [slide('', 'g/ö?#'), '/g', '/g', '/g/g/%C3%B6%3F%23#itemId=g%2F%C3%B6%3F%23'],
    [slide('', '../../x'), '/g', '/g', '/g/x#itemId=..%2F..%2Fx'],
    // Without a collection of this site, the path stays.
    [slide('a'), '/page', '', '/page#itemId=a'],
    [slide('a'), '/page', 'https://evil.example/g', '/page#itemId=a'],
    [slide('a'), '/page', '//evil.example', '/page#itemId=a'],
    [slide('a'), '/page', 'javascript:alert(1)', '/page#itemId=a'],
    // What else is there, stays.
    [slide('b'), '/p?c=d#e=f&itemId=a&top', '', '/p?c=d#e=f&top&itemId=b'],
    [slide('b'), '/p?c=d#itemId', '/g', '/g/b?c=d#itemId=b'],
    [slide(), '/g/a#itemId=a&x', '/g', '/g/#x'],
    [slide(), '/p#itemId=a', '', '/p'],
    [slide('a'), '/p##', '', '/p##&itemId=a'],
  ])('%j from %s, collection %j: %s', (one, path, collection, address) => {
    expect(write(one, path, collection)).toBe(address);
  });

  it(
    'is of this site, leads back to the slide, and stays as it is, whatever the server sends',
    () => {
      const text = fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('..', '.', '//', '\\', '%', '%2e%2e', '#', '?', '&itemId=', 'a b', '/'),
        fc.webUrl(),
      );
      const name = fc.tuple(text, text).map(([a, b]) => a + b);
      fc.assert(
        fc.property(name, text, name, (id, collection, rest) => {
          const page = new URL('https://example.com/p');
          page.hash = rest;
          const href = addressOfSlide({ id, url: undefined }, page.href, collection);
          expect(new URL(href).origin).toBe(SITE);
          expect(addressOfSlide({ id, url: undefined }, href, collection)).toBe(href);
          if (id) expect(slideOfHash([slide('other'), slide(id)], href)).toBe(1);
        }),
        propertyRuns,
      );
    },
    propertyTimeout,
  );
});
