import { expect, it } from 'vitest';
import { itemHash, itemInAddress } from './itemHash';
import { readOpener } from './readOpener';

function read(html: string, json?: unknown) {
  const place = document.createElement('div');
  place.innerHTML = html;
  const node = place.querySelector<HTMLElement>('[data-block], button');
  if (!node) throw new Error('no block');
  const warnings: string[] = [];
  const model = readOpener({
    node,
    block: { id: 'one', json },
    warn: (field) => warnings.push(field),
  });
  return { items: [...(model?.openers.values() ?? [])], options: model?.options, warnings, model };
}

it('reads an image block: its picture alone, its caption as text, its theme', () => {
  const { items, options } = read(`<div class="sqs-block"><figure>
    <button class="sqs-block-image-button lightbox" data-lightbox-theme="light"><noscript><img src="no.jpg"></noscript>
    <img data-src="small.jpg" data-image="full.jpg" data-image-dimensions="1500x1000" alt="A pier"></button>
    <figcaption><p>No <b>boats</b>.</p></figcaption></figure></div>`);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    kind: 'image',
    source: 'full.jpg',
    size: { width: 1500, height: 1000 },
    alt: 'A pier',
    description: 'No boats.',
    isHtml: false,
  });
  expect(options).toEqual({ theme: 'light' });
});

it('reads links, pictures that are in none, and videos, in their order', () => {
  const { items } = read(`<ul data-block="lightbox">
    <a href="https://a.example/1.jpg" data-lightbox-item data-title="One" data-description="<b>"><img src="t.jpg" alt="1"></a>
    <a href="https://a.example/page"><img src="in-a-link.jpg"></a>
    <a href="https://v.example/" data-lightbox-item data-html="<iframe>" data-description-html="<p>Film</p>"></a>
    <img data-src="2.jpg" alt="2">
  </ul>`);
  expect(
    items.map(({ kind, source, alt, title, description, isHtml }) => [
      kind,
      source,
      alt,
      title,
      description,
      isHtml,
    ]),
  ).toEqual([
    ['image', 'https://a.example/1.jpg', '1', 'One', '<b>', false],
    ['video', '', '', undefined, '<p>Film</p>', true],
    ['image', '2.jpg', '2', undefined, undefined, false],
  ]);
});

it('falls back on the defaults for options that can’t be used, after a warning', () => {
  const { options, warnings } = read('<div data-block="lightbox"><img src="a.jpg"></div>', {
    theme: 'blue',
    padding: 40,
  });
  expect(options).toMatchObject({ theme: undefined, padding: 40 });
  expect(warnings).toEqual(['theme']);
});

it('is nothing without a picture', () => {
  expect(read('<div data-block="lightbox"></div>')).toMatchObject({
    model: null,
    warnings: ['data-lightbox-item'],
  });
  expect(read('<button class="lightbox"></button>')).toMatchObject({
    model: null,
    warnings: ['data-src'],
  });
});

const item = (id?: string, url?: string) => ({
  kind: 'image' as const,
  source: 'a.jpg',
  size: undefined,
  alt: '',
  id,
  url,
});

it.each([
  [item('a b'), '', '#itemId=a%20b'],
  [item('a', '/gallery/b'), '#top', '#top&itemId=%2Fgallery%2Fb'],
  [item('b'), '#itemId=a&top', '#top&itemId=b'],
  [item(), '#itemId=a', ''],
])('names %o in the hash %s: %s', (one, hash, named) => {
  expect(itemHash(one, hash)).toBe(named);
});

it.each([
  ['#itemId=a%20b', '/', 0],
  ['#itemId=%2Fgallery%2Fb', '/', 1],
  ['', '/gallery/b/', 1],
  ['', '/c', 2],
  ['#itemId=x', '/c', -1],
  ['', '/', -1],
  ['', '/%', -1],
])('finds the item of %s on %s: %d', (hash, pathname, place) => {
  expect(
    itemInAddress([item('a b'), item('x1', '/gallery/b'), item('c')], { hash, pathname }),
  ).toBe(place);
});

it('takes plain links to pictures, and links to films', () => {
  const { items, warnings } = read(`<div data-block="lightbox">
    <a href="https://a.example/1.JPG?w=1"><img src="t.jpg" alt="1"></a>
    <a href="https://youtu.be/aqz-KE-bpKQ" data-video="nocookie"><img src="poster.jpg" alt="Dusk"></a>
    <a href="https://a.example/film.mp4" data-video><img src="small.jpg" alt="Seal"></a>
    <a href="https://a.example/film" data-video><img src="small.jpg" alt="None"></a>
  </div>`);
  expect(items.map(({ kind, source, embed, file }) => [kind, source, embed, file])).toEqual([
    ['image', 'https://a.example/1.JPG?w=1', undefined, undefined],
    [
      'video',
      'poster.jpg',
      '<iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" title="Dusk"></iframe>',
      undefined,
    ],
    ['video', 'small.jpg', undefined, 'https://a.example/film.mp4'],
  ]);
  expect(warnings).toEqual(['href']);
});
