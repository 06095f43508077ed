import { afterEach, expect, it, vi } from 'vitest';
import { createAdoption } from '#engine/adoption';
import { prepareGallery } from './prepare';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const setWidth = (width: number) =>
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);

const image = '<noscript></noscript><img data-src="a.jpg" data-image-dimensions="1600x1000">';
const slide = `<div class="slide content-fit">${image}</div>`;

function prepared(json: unknown, inside = `<div class="sqs-gallery">${slide}${slide}</div>`) {
  document.body.innerHTML = `<div class="sqs-block-gallery">${inside}</div>`;
  const before = document.body.innerHTML;
  const node = document.body.firstElementChild as HTMLElement;
  const adoption = createAdoption();
  prepareGallery({ node, block: { id: 'a', json }, adopt: adoption });
  const root = document.querySelector<HTMLElement>('.sqs-gallery');
  return { root, slides: [...(root?.children ?? [])], before, adoption };
}

it.each([
  ['slideshow', 'stacked'],
  ['slider', 'strip'],
])('%s: the classes, of the first slide alone: the others are not laid out yet', (word, design) => {
  const { root, slides } = prepared({ design: word });
  expect(root?.className).toBe(`sqs-gallery sqs-gallery-design-${design}`);
  const isNamed = slides.map((one) => one.classList.contains(`sqs-gallery-design-${design}-slide`));
  expect(isNamed).toEqual(slides.map((_, index) => index === 0));
});

it.each([
  ['grid', 'grid'],
  ['autogrid', 'autogrid'],
  ['autocolumns', 'autocolumns'],
  ['autorows', 'autorows'],
  ['carousel', 'carousel'],
  ['list', 'list'],
])('%s: the classes that the page’s styles wait for', (word, design) => {
  const { root, slides } = prepared({ design: word });
  expect(root?.className).toBe(`sqs-gallery sqs-gallery-design-${design}`);
  for (const one of slides) {
    expect(one.classList.contains(`sqs-gallery-design-${design}-slide`)).toBe(true);
  }
});

it.each([
  ['the first picture’s shape', { design: 'slideshow' }, '1600 / 1000'],
  ['what the block says', { design: 'slideshow', aspectRatio: 60 }, '100 / 60'],
  ['half its width', { design: 'slider' }, '100 / 50'],
  ['what the block says', { design: 'slider', aspectRatio: 71.89 }, '100 / 71.89'],
])('keeps the room: %s', (_what, json, ratio) => {
  expect(prepared(json).root?.style.aspectRatio.replace(/\s*\/\s*/, ' / ')).toBe(ratio);
});

it('keeps the room of the thumbnails', () => {
  prepared(
    { design: 'slideshow', 'thumbnail-strip-height': 61, 'thumbnail-strip-margin': 30 },
    `<div class="sqs-gallery">${slide}</div><div class="sqs-gallery-thumbnails"></div>`,
  );
  const { height, marginTop } =
    document.querySelector<HTMLElement>('.sqs-gallery-thumbnails')?.style ?? {};
  expect([height, marginTop]).toEqual(['61px', '30px']);
});

it('takes pictures that will be placed out of the flow', () => {
  prepared({ design: 'grid' });
  for (const one of document.querySelectorAll('img')) expect(one.style.position).toBe('absolute');
});

it.each([
  ['the platform’s word', { 'thumbnails-per-row': 3 }],
  ['the text of a number', { 'thumbnails-per-row': '3' }],
  ['the option’s own name', { thumbnailsPerRow: 3 }],
])('a grid has as many columns as the block says, by %s', (_what, json) => {
  setWidth(1000);
  expect(prepared({ design: 'grid', ...json }).root?.style.grid).toContain('repeat(3,');
});

it('a grid of the platform costs no layout of the page: it is not measured', () => {
  const width = setWidth(1000);
  const inside = `<div class="sqs-gallery-block-grid"><div class="sqs-gallery">${slide}</div></div>`;
  const { root } = prepared({ design: 'grid' }, inside);
  expect(width.mock.contexts).not.toContain(root);
  expect(root?.style.grid).toBe('');
});

it('a grid has fewer columns where it is narrow', () => {
  setWidth(374);
  expect(prepared({ design: 'grid' }).root?.style.grid).toContain('repeat(2,');
  setWidth(600);
  expect(prepared({ design: 'grid' }).root?.style.grid).toContain('repeat(3,');
});

it('keeps the room that `width` and `height` say, and a shape of the page’s own', () => {
  const slides = '<figure><img src="a.jpg" width="800" height="600"></figure>';
  const inside = `<div data-gallery-slides>${slides}</div>`;
  const shape = () =>
    prepared({ design: 'slideshow' }, inside).root ??
    document.querySelector<HTMLElement>('[data-gallery-slides]');
  expect(shape()?.style.aspectRatio.replaceAll(' ', '')).toBe('800/600');
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    aspectRatio: '16 / 9',
  } as CSSStyleDeclaration);
  expect(shape()?.style.aspectRatio).toBe('');
});

it('and by an attribute of the block itself', () => {
  document.body.innerHTML = `<div data-block="gallery" data-design="grid" data-thumbnails-per-row="3"><div data-gallery-slides>${slide}</div></div>`;
  setWidth(1000);
  const node = document.body.firstElementChild as HTMLElement;
  const adopt = createAdoption();
  prepareGallery({ node, block: { id: 'a', json: undefined }, adopt });
  const root = document.querySelector<HTMLElement>('[data-gallery-slides]');
  expect(root?.style.grid).toContain('repeat(3,');
});

it('gives all back', () => {
  for (const design of ['slideshow', 'carousel', 'grid']) {
    const { before, adoption } = prepared({ design });
    adoption.release();
    expect(document.body.innerHTML).toBe(before);
  }
});

it('does nothing where there are no slides', () => {
  const { before } = prepared({ design: 'slideshow' }, '<p>Hand-edited</p>');
  expect(document.body.innerHTML).toBe(before);
});
