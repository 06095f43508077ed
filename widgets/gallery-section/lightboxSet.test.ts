import { afterEach, expect, it } from 'vitest';
import { findServerLightbox, isLight, lightboxItem, placeOf } from './lightboxSet';
import { readSection } from './read';

afterEach(() => document.body.replaceChildren());

const figure = (className: string, attributes: string, caption = '') =>
  `<figure class="${className}" ${attributes}><img data-src="a.jpg" data-image-dimensions="1500x1000" alt="A boat">${caption}</figure>`;

const server = (id: string) => `<div data-lightbox-section-id="${id}">
  <div class="gallery-lightbox-background"></div>
  ${figure('gallery-lightbox-item', 'data-slide-url="one"')}
  ${figure('gallery-lightbox-item', 'data-slide-url="two"')}</div>`;

function section(id: string, caption = '', attributes = '') {
  document.body.innerHTML = `<div class="gallery-grid" data-section-id="${id}" ${attributes}>
    <div class="gallery-grid-wrapper">${figure('gallery-grid-item', '', caption)}</div></div>${server('a"b')}`;
  const node = document.body.firstElementChild as HTMLElement;
  const model = readSection({ node, warn: () => {} });
  if (!model) throw new Error('no section');
  return model;
}

it('finds the server’s lightbox by the section’s id', () => {
  const { items, background } = findServerLightbox(section('a"b'));
  expect(items.map(({ dataset }) => dataset.slideUrl)).toEqual(['one', 'two']);
  expect(background).not.toBe(null);
});

it('shows a section’s own pictures where the server has no lightbox for it', () => {
  const model = section('other');
  expect(findServerLightbox(model).items).toEqual(model.items);
});

it('reads an item, with the caption that the section shows', () => {
  const caption = '<figcaption><p class="gallery-caption-content"> From the pier </p></figcaption>';
  const shown = section('a"b', caption, 'data-show-captions="true"');
  const [item] = findServerLightbox(shown).items;
  if (!item) throw new Error('no item');
  expect(lightboxItem(item, shown.items[0])).toMatchObject({
    kind: 'image',
    source: 'a.jpg',
    size: { width: 1500, height: 1000 },
    alt: 'A boat',
    url: 'one',
    description: 'From the pier',
    thumbnail: shown.items[0]?.querySelector('img'),
  });
  const hidden = section('a"b', caption, 'data-show-captions="false"');
  expect(lightboxItem(item, hidden.items[0]).description).toBe(undefined);
});

it('reads a video', () => {
  const node = document.createElement('figure');
  node.innerHTML = '<div class="sqs-video-wrapper" data-html="&lt;iframe&gt;"></div>';
  expect(lightboxItem(node, undefined)).toMatchObject({ kind: 'video', embed: '<iframe>' });
});

it.each([
  ['/gallery?itemId=two', 1],
  ['#itemId=two', 1],
  ['/gallery?itemId=three', 0],
  ['/gallery', 0],
])('%s opens the item at %d', (href, place) => {
  const link = document.createElement('a');
  link.href = href;
  const set = ['one', 'two'].map((url) => ({
    kind: 'image' as const,
    source: 'a.jpg',
    size: undefined,
    alt: '',
    url,
  }));
  expect(placeOf(link, 0, set)).toBe(place);
});

it.each([
  ['rgb(255, 255, 255)', true],
  ['rgba(250, 245, 240, 0.9)', true],
  ['rgb(17, 17, 17)', false],
  ['', false],
])('%j is light: %s', (color, is) => {
  expect(isLight(color)).toBe(is);
});
