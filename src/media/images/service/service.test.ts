import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createScope, type Scope } from '#engine/scope';
import { stubObserver } from '#fixtures/harness/stubObserver';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createService, type ImagesService } from './index';

// There is no layout here: every box is 600 px wide, and images arrive when a test says so.

let run: Scope;
let images: ImagesService;

beforeEach(() => {
  document.body.dataset.imageSizes = '?format={width}w';
  vi.stubGlobal('devicePixelRatio', 2);
  vi.stubGlobal('innerWidth', 1280);
  stubObserver('ResizeObserver');
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const runtime = createTestRuntime();
  run = createScope(runtime, runtime);
  Object.assign(runtime, { scope: run.begin });
  images = createService(runtime);
});

afterEach(() => {
  run.destroy();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const show = (html: string) => {
  document.body.innerHTML = html;
  return [...document.querySelectorAll('img')] as [HTMLImageElement, ...HTMLImageElement[]];
};

const src = (image: Element) => image.getAttribute('src');

const IMAGE = '<img data-src="a.jpg" data-image-dimensions="6000x4000" alt="">';

it('reads what the options leave out from the image', () => {
  const [image] = show(IMAGE.replace('<img', '<img data-dpr-max="1" data-size-format="filename"'));
  images.take(image, { load: true });
  expect(src(image)).toBe('a-750w.jpg');
});

it.each([
  [{ dprMax: 1 }, 'a.jpg?format=750w'],
  [{ dprMin: 4 }, 'a.jpg?format=2500w'],
  [{ sizeAdjustment: 0.5 }, 'a.jpg?format=750w'],
  [{ sizeFormat: 'filename' as const }, 'a-1500w.jpg'],
  [{ source: 'other.jpg' }, 'other.jpg?format=1500w'],
  [{ dimensions: '400x200' }, 'a.jpg?format=500w'],
])('with %o asks for %s, whatever the image says', (options, address) => {
  const [image] = show(IMAGE.replace('<img', '<img data-dpr-min="2" data-size-adjustment="1"'));
  images.take(image, { load: true, ...options });
  expect(src(image)).toBe(address);
});

it('loads every image below a node', async () => {
  const all = show(IMAGE.repeat(3));
  const loaded = images.loadAll(document.body);
  for (let turn = 0; turn < 20; turn += 1) {
    for (const image of all) image.dispatchEvent(new Event('load'));
    await Promise.resolve();
  }
  expect((await loaded).map(({ state }) => state)).toEqual(['loaded', 'loaded', 'loaded']);
});

it('rejects without a node, and without images', async () => {
  show('<p>none</p>');
  await expect(images.loadAll(null)).rejects.toThrow('No root node');
  await expect(images.loadAll(document.body)).rejects.toThrow('No images');
});

it.each([
  ['<div id="hotel"><img data-src="a.jpg" data-alignment="up" alt=""></div>', 'hotel'],
  ['<img id="boat" data-src="a.jpg" data-alignment="up" alt="">', 'boat'],
  ['<img data-src="a.jpg" data-alignment="up" alt="">', 'without an id'],
])('warns of a wrong attribute of %s by the nearest id', (html, id) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const [image] = show(html);
  images.take(image);
  expect(warn).toHaveBeenCalledWith(
    `Skerry: images ${id}: data-alignment: "up" can't be used, "center" is`,
  );
});
