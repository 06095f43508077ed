import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAdoption } from '#engine/adoption';
import { startImage } from './startImage';

// There is no layout here: boxes have the size of their data-box, images the place of their
// data-top.

const figures = (node: Element, name: string) =>
  (node.getAttribute(name) ?? '0x0').split('x').map(Number) as [number, number];

beforeEach(() => {
  document.body.dataset.imageSizes = '?format={width}w';
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('devicePixelRatio', 1);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
    return figures(this, 'data-box')[0];
  });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
    return figures(this, 'data-box')[1];
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: figures(this, 'data-top')[0] } as DOMRect;
  });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const SERVER = 'data-src="a.jpg" data-image-dimensions="1600x800"';

function prepared(attributes = '', box = '600x0', className = '', server = SERVER) {
  document.body.innerHTML = `<div class="${className}" data-box="${box}"><img ${server} alt="" ${attributes}></div>`;
  const before = document.body.innerHTML;
  const image = document.querySelector('img') as HTMLImageElement;
  const adoption = createAdoption();
  const isDue = Boolean(startImage(image, undefined, adoption));
  return { image, src: image.getAttribute('src'), before, adoption, isDue };
}

it('starts an image in the first viewport, with its room', () => {
  const { image, src } = prepared();
  expect(src).toBe('a.jpg?format=750w');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '800']);
  expect(image.style.cssText).toBe('');
});

it('limits one that nothing on the page limits, but none that is placed', () => {
  const offsetWidth = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1600);
  expect(prepared().image.style.cssText).toBe('max-width: 100%; height: auto;');
  expect(prepared('', '600x400', 'content-fill').image.style.cssText).toBe(
    'position: absolute; object-fit: cover; width: 100%; height: 100%;',
  );
  offsetWidth.mockRestore();
});

it.each(['has-aspect-ratio', 'banner content-fill'])('places it in .%s', (className) => {
  const { image, src } = prepared('', '600x400', className);
  // 400 px high it is 800 px wide.
  expect(src).toBe('a.jpg?format=1000w');
  expect(image.hasAttribute('width')).toBe(false);
  expect(image.style.cssText).toBe(
    'position: absolute; object-fit: cover; width: 100%; height: 100%;',
  );
});

it('fits it into .content-fit', () => {
  const { image, src } = prepared('', '600x200', 'slide content-fit');
  // 200 px high it is 400 px wide.
  expect(src).toBe('a.jpg?format=500w');
  expect(image.style.objectFit).toBe('contain');
});

it.each([
  [1, false, 'a.jpg?format=750w'],
  [2, false, 'a.jpg?format=1500w'],
  [3, false, 'a.jpg?format=2500w'],
  [2, true, 'a.jpg?format=750w'],
])('on a screen of %d, saving data: %s, asks for %s', (ratio, saveData, address) => {
  vi.stubGlobal('devicePixelRatio', ratio);
  Object.assign(navigator, { connection: { saveData } });
  expect(prepared().src).toBe(address);
});

it.each([
  ['is below the viewport', 'data-top="801x0"'],
  ['is far above it', 'data-top="-801x0"'],
  ['says how it is placed', 'data-mode="fit"'],
  ['bounds the pixel ratio', 'data-dpr-max="1"'],
  ['says how large it is to be', 'data-size-adjustment="0.5"'],
  ['has its width in the file’s name', 'data-size-format="filename"'],
  ['has no dimensions', '', '600x0', '', 'data-src="a.jpg"'],
  ['has no source', '', '600x0', '', 'data-src="" data-image-dimensions="1600x800"'],
  ['has a query of its own', '', '600x0', '', SERVER.replace('a.jpg', 'a.jpg?x=1')],
  ['is hidden', '', '0x0'],
  ['was completed by the server', 'src="a.jpg"'],
])('leaves an image alone that %s', (_case, ...made) => {
  const { before } = prepared(...made);
  expect(document.body.innerHTML).toBe(before);
});

it.each([
  [250, '1200x0', 'a.jpg?format=750w'],
  [100, '1200x0', 'a.jpg?format=300w'],
  [250, '280x0', 'a.jpg?format=300w'],
  [undefined, '1200x0', 'a.jpg?format=1500w'],
])('in rows %s px high, %s, it asks for no more than %s', (rowHeight, box, address) => {
  document.body.innerHTML = `<div data-box="${box}"><img ${SERVER} alt=""></div>`;
  const image = document.querySelector('img') as HTMLImageElement;
  startImage(image, rowHeight, createAdoption());
  expect(image.getAttribute('src')).toBe(address);
});

it.each([
  ['that it has started', SERVER, '', '600x0', false],
  ['that it has to leave to the code', 'data-src="a.jpg"', '', '600x0', true],
  ['below the first viewport', 'data-src="a.jpg"', 'data-top="800x0"', '600x0', false],
  ['that is hidden', 'data-src="a.jpg"', '', '0x0', false],
  ['with an address of its own', 'data-src="a.jpg" src="b.jpg"', '', '600x0', false],
])('of an image %s it says whether the code is due', (_what, server, attributes, box, is) => {
  expect(prepared(attributes, box, '', server).isDue).toBe(is);
});

it('keeps a width that the server sent', () => {
  const { image, src } = prepared('width="300" height="150"');
  expect(src).toBe('a.jpg?format=750w');
  expect(image.getAttribute('width')).toBe('300');
});

it('gives all back but the image', () => {
  const { image, before, adoption } = prepared('', '600x400', 'has-aspect-ratio');
  adoption.release();
  image.removeAttribute('src');
  expect(document.body.innerHTML).toBe(before);
});

it.each([
  ['a.jpg', true],
  ['../a.jpg', true],
  ['/a.jpg', true],
  ['https://images.squarespace-cdn.com/content/a.jpg', true],
  ['https://static1.squarespace.com/static/a.jpg', true],
  ['//i.ytimg.com/a.jpg', false],
  ['/\\i.ytimg.com/a.jpg', false],
  ['\t//i.ytimg.com/a.jpg', false],
  ['/\n/i.ytimg.com/a.jpg', false],
  ['https://i.ytimg.com/a.jpg', false],
  ['https:i.ytimg.com/a.jpg', false],
  ['https://images.squarespace-cdn.com.ytimg.com/a.jpg', false],
  ['https://images.squarespace-cdn.com@ytimg.com/a.jpg', false],
  ['a.jpg?size=1', false],
])('asks early for %j: %s', (address, isEarly) => {
  const { image, adoption } = prepared('', '600x0', '', 'data-image-dimensions="1600x800"');
  image.dataset.src = address;
  startImage(image, undefined, adoption);
  expect(image.hasAttribute('src')).toBe(isEarly);
});
