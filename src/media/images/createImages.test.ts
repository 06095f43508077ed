import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Runtime } from '#engine/runtime';
import { createScope, type Scope } from '#engine/scope';
import { stubObserver } from '#fixtures/harness/stubObserver';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createImages, type Images } from './createImages';

// There is no layout here and nothing loads: boxes have the size of their data-box, and images
// arrive when a test says so.

let resize = (_nodes: Element[]) => {};
let near = (_node: Element) => {};
let run: Pick<Scope, 'destroy'>;
let images: Images;

/** A run of its own, with the images of its page. */
function start() {
  const runtime: Runtime = createTestRuntime();
  const run = createScope(runtime, runtime);
  Object.assign(runtime, { scope: run.begin });
  return { run, images: runtime.part(createImages) };
}

const sizeOf = (node: Element) =>
  (node.getAttribute('data-box') ?? '0x0').split('x').map(Number) as [number, number];

beforeEach(() => {
  document.body.dataset.imageSizes = '?format={width}w';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('devicePixelRatio', 1);
  const resizes = stubObserver('ResizeObserver');
  resize = (nodes) => {
    for (const { tell } of resizes) tell({}, nodes);
  };
  const views = stubObserver('IntersectionObserver');
  near = (node) => {
    for (const { options, tell } of views) {
      expect(options?.rootMargin).toBe('200px');
      tell({ isIntersecting: true }, [node]);
    }
  };
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
    return sizeOf(this)[0];
  });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
    return sizeOf(this)[1];
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  });
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  ({ run, images } = start());
});

afterEach(async () => {
  run.destroy();
  await turns();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const turns = async () => {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
};

function page(html: string) {
  document.body.innerHTML = html;
  return [...document.querySelectorAll('img')] as [HTMLImageElement, ...HTMLImageElement[]];
}

const IMAGE = '<img data-src="a.jpg" data-image-dimensions="1600x800" alt="">';
const inBox = (box: string, image = IMAGE) => `<div data-box="${box}">${image}</div>`;
const src = (image: Element | undefined) => image?.getAttribute('src');
const arrive = async (image: Element, type: 'load' | 'error' = 'load') => {
  image.dispatchEvent(new Event(type));
  await turns();
};
const box = (image: Element) => image.parentElement as HTMLElement;

describe('states', () => {
  it('goes from not loaded to loading to loaded, with the marks of each', async () => {
    const [image] = page(inBox('600x400'));
    const taken = images.take(image, { load: false });
    expect(taken?.state).toBe('waiting');
    expect(image.className).toBe('');
    const loaded = taken?.load();
    expect(taken?.state).toBe('loading');
    expect(image.className).toBe('loading');
    expect(src(image)).toBe('a.jpg?format=750w');
    await arrive(image);
    await expect(loaded).resolves.toBe(true);
    expect(taken?.state).toBe('loaded');
    expect(image.className).toBe('loaded');
    expect(image.dataset.imageResolution).toBe('750w');
  });

  it('takes the server’s own mark off as well', async () => {
    const [image] = page(inBox('600x400', IMAGE.replace('<img', '<img class="hero loading"')));
    images.take(image, { load: true });
    await arrive(image);
    expect(image.className).toBe('hero loaded');
  });

  it('skips an image that is loading', async () => {
    const [image] = page(inBox('600x400'));
    const taken = images.take(image, { load: true });
    box(image).dataset.box = '1200x400';
    await expect(taken?.load()).resolves.toBe(false);
    expect(src(image)).toBe('a.jpg?format=750w');
    // What it was skipped for follows.
    await arrive(image);
    expect(src(image)).toBe('a.jpg?format=1500w');
  });

  it('does not skip it where concurrent loads are allowed', async () => {
    const [image] = page(inBox('600x400'));
    const taken = images.take(image, { load: true, allowConcurrentLoads: true });
    box(image).dataset.box = '1200x400';
    const loaded = taken?.load();
    expect(src(image)).toBe('a.jpg?format=1500w');
    await arrive(image);
    await expect(loaded).resolves.toBe(true);
    expect(image.dataset.imageResolution).toBe('1500w');
  });

  it.each([
    ['a larger box', '1200x600', {}, 'a.jpg?format=1500w'],
    ['a box of the same size', '700x350', {}, 'a.jpg?format=750w'],
    ['a smaller box', '200x100', {}, 'a.jpg?format=750w'],
    ['a smaller box, if told to', '200x100', { forceImageUpdate: true }, 'a.jpg?format=300w'],
    ['a box larger than the source', '2400x1200', {}, 'a.jpg?format=2500w'],
  ])('loads again for %s', async (_case, size, changes, address) => {
    const [image] = page(inBox('600x400'));
    const taken = images.take(image, { load: true });
    await arrive(image);
    box(image).dataset.box = size;
    const again = taken?.load(changes);
    expect(src(image)).toBe(address);
    await arrive(image);
    await expect(again).resolves.toBe(address !== 'a.jpg?format=750w');
  });

  it('never asks for more than the source has', () => {
    const [image] = page(inBox('2400x1200', IMAGE.replace('1600x800', '904x1200')));
    images.take(image, { load: true });
    expect(src(image)).toBe('a.jpg?format=1000w');
  });

  it.each([
    [{}, 2, 'a.jpg?format=1500w'],
    [{ dprMax: 1.5 }, 2, 'a.jpg?format=1000w'],
    [{ dprMin: 2 }, 1, 'a.jpg?format=1500w'],
    [{ sizeAdjustment: 0.5 }, 1, 'a.jpg?format=300w'],
    [{ sizeFormat: 'filename' as const }, 1, 'a-750w.jpg'],
    [{ source: 'other.jpg' }, 1, 'other.jpg?format=750w'],
    [{ dimensions: '400x200' }, 1, 'a.jpg?format=500w'],
  ])('with %o on a screen of %d asks for %s', (options, ratio, address) => {
    vi.stubGlobal('devicePixelRatio', ratio);
    const [image] = page(inBox('600x300'));
    images.take(image, { load: true, ...options });
    expect(src(image)).toBe(address);
  });
});

describe('when it loads', () => {
  it('loads near the viewport, once', () => {
    const [image] = page(inBox('600x400'));
    images.take(image);
    expect(src(image)).toBeNull();
    near(image);
    expect(src(image)).toBe('a.jpg?format=750w');
  });

  it.each([
    [432, 1],
    [433, 16],
  ])('in a window of %i px loads %i at once', async (width, atOnce) => {
    vi.stubGlobal('innerWidth', width);
    const all = page(inBox('600x400').repeat(20));
    for (const image of all) images.take(image, { load: true });
    const begun = () => all.filter((image) => src(image)).length;
    expect(begun()).toBe(atOnce);
    await arrive(all[0]);
    expect(begun()).toBe(atOnce + 1);
  });

  it('asks a node without a size a hundred times, 10 ms apart', async () => {
    const [image] = page(inBox('0x0'));
    const onFailure = vi.fn();
    images.take(image, { load: true }, { onFailure });
    await vi.advanceTimersByTimeAsync(999);
    expect(onFailure).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onFailure.mock.calls[0]?.[0]).toEqual(new Error('a.jpg not loaded'));
    expect(src(image)).toBeNull();
  });

  it('loads as soon as it has one', async () => {
    const [image] = page(inBox('0x0'));
    const taken = images.take(image, { load: false });
    const loaded = taken?.load();
    await vi.advanceTimersByTimeAsync(500);
    box(image).dataset.box = '200x100';
    await vi.advanceTimersByTimeAsync(10);
    expect(src(image)).toBe('a.jpg?format=300w');
    await arrive(image);
    await expect(loaded).resolves.toBe(true);
  });

  it('loads also when the size comes much later, as in a tab that is shown', async () => {
    const [image] = page(`<section hidden data-box="800x400">${inBox('0x0')}</section>`);
    images.take(image, { load: true });
    await vi.advanceTimersByTimeAsync(5_000);
    document.querySelector('section')?.removeAttribute('hidden');
    box(image).dataset.box = '600x400';
    resize([box(image)]);
    await vi.advanceTimersByTimeAsync(300);
    expect(src(image)).toBe('a.jpg?format=750w');
  });
});

describe('sizes', () => {
  it.each([
    ['a page', {}, 300],
    ['a gallery', { resizeDelay: 100 }, 100],
  ])('in %s loads a larger image when its box has rested', async (_case, options, delay) => {
    const [image] = page(inBox('600x400'));
    images.take(image, { load: true, ...options });
    await arrive(image);
    box(image).dataset.box = '1200x600';
    resize([box(image)]);
    await vi.advanceTimersByTimeAsync(delay - 1);
    resize([box(image)]);
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(src(image)).toBe('a.jpg?format=750w');
    await vi.advanceTimersByTimeAsync(1);
    expect(src(image)).toBe('a.jpg?format=1500w');
  });

  it('loads a larger image on a sharper screen', async () => {
    const [image] = page(inBox('600x400'));
    images.take(image, { load: true });
    await arrive(image);
    vi.stubGlobal('devicePixelRatio', 2);
    window.dispatchEvent(new Event('resize'));
    await vi.advanceTimersByTimeAsync(300);
    expect(src(image)).toBe('a.jpg?format=1500w');
  });

  it('loads nothing for a box that changes before its image is due', async () => {
    const [image] = page(inBox('600x400'));
    images.take(image);
    resize([box(image)]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(src(image)).toBeNull();
  });

  it('places by figures at once, and again with its box', async () => {
    const [image] = page(inBox('400x400'));
    images.take(image, { mode: 'fill', load: true, focalPoint: { x: 0, y: 0.5 } });
    resize([box(image)]);
    await turns();
    expect(box(image).style.position).toBe('relative');
    expect(image.style.cssText).toBe(
      'position: absolute; left: 0px; top: 0px; width: 800px; height: 400px;',
    );
    box(image).dataset.box = '800x300';
    resize([box(image)]);
    await turns();
    expect(image.style.cssText).toBe(
      'position: absolute; left: 0px; top: -50px; width: 800px; height: 400px;',
    );
  });

  it('places by CSS where it may', async () => {
    const [image] = page(inBox('400x400'));
    images.take(image, { mode: 'fit', useAdvancedPositioning: true });
    await turns();
    expect(image.style.objectFit).toBe('contain');
    expect(image.style.width).toBe('100%');
  });

  it('puts it into the flow where the box has no height of its own', async () => {
    const [image] = page(inBox('600x0'));
    images.take(image, { mode: 'fill', load: true });
    expect(image.style.position).toBe('absolute');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(image.style.position).toBe('');
    expect(image.getAttribute('width')).toBe('1600');
    expect(src(image)).toBe('a.jpg?format=750w');
  });

  it('shows it as a background', async () => {
    const [image] = page(inBox('600x400'));
    images.take(image, { mode: 'fill', useBgImage: true, load: true });
    expect(box(image).style.backgroundImage).toBe('');
    await arrive(image);
    expect(box(image).style.backgroundImage).toContain('a.jpg?format=1000w');
    expect(box(image).style.backgroundSize).toBe('cover');
    expect(image.style.opacity).toBe('0');
  });
});

describe('what is refused', () => {
  it('refuses what is no image, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    page('<p>no image</p>');
    expect(images.take(document.querySelector('p') as Element)).toBeNull();
    expect(warn).toHaveBeenCalledWith('Element is not a valid image element.');
  });

  it.each(['', '   ', 'http://'])('refuses the source %o', (source) => {
    const [image] = page(inBox('600x400'));
    image.dataset.src = source;
    expect(() => images.take(image)).toThrow('Invalid or missing image source.');
  });

  it('refuses to place an image that has no parent', () => {
    const [image] = page(inBox('600x400'));
    image.remove();
    expect(() => images.take(image, { mode: 'fill' })).toThrow('No root node');
  });

  it.each([
    ['content-fit' as const, undefined, 1],
    ['content-fit' as const, 'top' as const, 0],
    ['fit' as const, undefined, 0],
  ])('mode %s with alignment %s warns %i times', async (mode, alignment, times) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const [image] = page(inBox('600x600'));
    images.take(image, { mode, alignment, useAdvancedPositioning: true });
    await turns();
    expect(warn).toHaveBeenCalledTimes(times);
    const top = alignment === 'top' ? '0%' : '50%';
    expect(image.style.objectPosition).toBe(`50% ${top}`);
  });

  it('says that an image did not load, and asks no more for that width', async () => {
    const [image] = page(inBox('600x400'));
    const onFailure = vi.fn();
    const taken = images.take(image, { load: true }, { onFailure });
    await arrive(image, 'error');
    expect(onFailure.mock.calls[0]?.[0]).toEqual(new Error('a.jpg not loaded'));
    expect(taken?.state).toBe('failed');
    expect(image.className).toBe('');
    await expect(taken?.load()).resolves.toBe(false);
    const again = taken?.load({ forceImageUpdate: true });
    await arrive(image, 'error');
    await expect(again).rejects.toThrow('a.jpg not loaded');
  });

  it('keeps what is there where a larger one does not load', async () => {
    const [image] = page(inBox('600x400'));
    const taken = images.take(image, { load: true });
    await arrive(image);
    box(image).dataset.box = '1200x600';
    const again = taken?.load();
    await arrive(image, 'error');
    await expect(again).rejects.toThrow('a.jpg not loaded');
    expect(src(image)).toBe('a.jpg?format=750w');
    expect(image.className).toBe('loaded');
    expect(image.dataset.imageResolution).toBe('750w');
  });
});

describe('what was there', () => {
  const SERVED = '<img data-src="a.jpg" src="a.jpg" srcset="a.jpg?format=100w 100w" sizes="100vw">';

  it('leaves an image that the server completed to the browser', async () => {
    const [image] = page(inBox('600x400', SERVED));
    const before = image.outerHTML;
    const onLoad = vi.fn();
    const taken = images.take(image, { mode: 'fill', load: true }, { onLoad });
    near(image);
    resize([image, box(image)]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(image.outerHTML).toBe(before);
    await arrive(image);
    expect(onLoad).toHaveBeenCalledOnce();
    expect(image.outerHTML).toBe(before.replace('100vw"', '100vw" class="loaded"'));
    taken?.destroy();
    expect(image.outerHTML).toBe(before);
  });

  it('takes over what began in the first pass, also where the width is in the file’s name', async () => {
    const [image] = page(inBox('600x400', IMAGE.replace('<img', '<img src="a.jpg?format=750w"')));
    images.take(image, { sizeFormat: 'filename' });
    await arrive(image);
    box(image).dataset.box = '1400x700';
    resize([box(image)]);
    await vi.advanceTimersByTimeAsync(300);
    expect(src(image)).toBe('a-1500w.jpg');
  });

  it('takes over what began in the first pass, and asks for no second one', async () => {
    const [image] = page(inBox('600x400', IMAGE.replace('<img', '<img src="a.jpg?format=1000w"')));
    images.take(image);
    near(image);
    expect(src(image)).toBe('a.jpg?format=1000w');
    expect(image.className).toBe('loading');
    await arrive(image);
    expect(image.className).toBe('loaded');
    expect(image.dataset.imageResolution).toBe('1000w');
    box(image).dataset.box = '1400x700';
    resize([box(image)]);
    await vi.advanceTimersByTimeAsync(300);
    expect(src(image)).toBe('a.jpg?format=1500w');
  });

  it('puts what began in a box without height into the flow', async () => {
    const [image] = page(inBox('600x0', IMAGE.replace('<img', '<img src="a.jpg?format=750w"')));
    images.take(image, { mode: 'fill', useAdvancedPositioning: true });
    await turns();
    expect(image.style.position).toBe('absolute');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(image.style.position).toBe('');
    expect(src(image)).toBe('a.jpg?format=750w');
  });

  it('gives all back but the image', async () => {
    const [image] = page(inBox('600x400'));
    const before = document.body.innerHTML;
    const taken = images.take(image, { mode: 'fill', load: true });
    resize([box(image)]);
    await arrive(image);
    taken?.destroy();
    expect(src(image)).toBe('a.jpg?format=1000w');
    image.removeAttribute('src');
    expect(document.body.innerHTML).toBe(before);
  });

  it('writes nothing after it was given back', async () => {
    const [image] = page(inBox('600x400'));
    const before = document.body.innerHTML;
    images.take(image, { mode: 'fill' })?.destroy();
    await turns();
    expect(document.body.innerHTML).toBe(before);
  });

  it('ends every wait when it is destroyed', async () => {
    const [waiting, loading] = page(inBox('0x0') + inBox('600x400'));
    const all = [waiting, loading].map((image) => images.take(image as Element, { load: false }));
    const loads = all.map((one) => one?.load());
    run.destroy();
    await expect(Promise.all(loads)).resolves.toEqual([false, false]);
    await arrive(loading as Element);
    expect(loading?.className).toBe('');
  });
});
