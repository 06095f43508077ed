import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestStage, type TestStageOptions } from '#fixtures/harness/testStage';
import { createStacked } from './stacked';

let reducesMotion = false;

beforeEach(() => {
  reducesMotion = false;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: reducesMotion }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function start(options: TestStageOptions = {}) {
  const test = createTestStage(options);
  const layout = test.drive(createStacked(test.stage));
  const ratio = () => test.root.style.getPropertyValue('aspect-ratio');
  const motionOf = (node: Element | undefined) =>
    test.motions.find((motion) => motion.node === node);
  return { ...test, ...test.stage, layout, ratio, motionOf };
}

/** Makes a text of 390 px in a gallery of 400. */
const setHeights = (root: HTMLElement, height: (meta: Element) => number) => {
  let reads = 0;
  for (const meta of root.querySelectorAll('.meta')) {
    Object.defineProperty(meta, 'scrollHeight', {
      get() {
        reads += 1;
        return height(meta);
      },
    });
  }
  return () => reads;
};

it('a change takes the time of its speed, and the previous slide goes more slowly', () => {
  const { store, motionOf, nodes } = start({ speed: 0.5 });
  store.step('forward');
  expect([1, 0].map((index) => motionOf(nodes[index])?.timing.duration)).toEqual([500, 600]);
});

it('a picture is scaled as long as its slide is shown', () => {
  const autoplayOptions = { randomize: false, timeout: 2000, pauseOnMouseover: [] };
  const test = start({ transition: 'ken-burns', speed: 0.5, autoplayOptions });
  test.store.step('forward');
  expect(test.motionOf(test.slides[1]?.image)?.timing.duration).toBe(2500);
});

it('as many slides to either side load ahead as are asked for', () => {
  expect(start({ count: 5, preloadCount: 2, loop: true }).loaded).toEqual([0, 1, 4, 2, 3]);
});

it('an unknown transition is an error before anything is changed', () => {
  const { stage, root, before } = createTestStage();
  Object.assign(stage.options, { transition: 'blinds' });
  expect(() => createStacked(stage)).toThrow("The transition 'blinds' was not found.");
  expect(root.outerHTML).toBe(before);
});

describe('height', () => {
  it('is that of the current picture, and follows a visitor over 0.4 s at most', async () => {
    const { ratio, store, motionOf, root, finish, running } = start({ speed: 2 });
    expect(ratio()).toBe('300 / 100');
    store.step('forward');
    expect(ratio()).toBe('300 / 200');
    expect(motionOf(root)).toMatchObject({
      frames: [{ aspectRatio: '300 / 100' }, {}],
      timing: { duration: 400 },
    });
    await finish();
    expect(running()).toEqual([]);
  });

  it('stays when autoplay changes the slide', () => {
    const { ratio, store, motionOf, root } = start();
    store.step('forward', 'autoplay');
    expect([ratio(), motionOf(root)]).toEqual(['300 / 100', undefined]);
  });

  it('is fixed where a ratio is given, and the page’s where there is to be none', () => {
    const fixed = start({ aspectRatio: 50 });
    fixed.store.step('forward');
    expect([fixed.ratio(), fixed.motionOf(fixed.root)]).toEqual(['100 / 50', undefined]);
    const free = start({ autoHeight: false });
    free.store.step('forward');
    expect(free.ratio()).toBe('');
  });

  it('waits for a picture that nothing is known of, as long as its slide is there', () => {
    const test = createTestStage();
    const slides = test.slides.map((slide) => ({ ...slide, size: undefined }));
    const layout = createStacked({ ...test.stage, slides });
    test.drive(layout);
    const ratio = () => test.root.style.getPropertyValue('aspect-ratio');
    const load = (index: number, width: number) => {
      const { image } = slides[index] ?? {};
      if (!image) throw new Error('no image');
      Object.defineProperties(image, {
        naturalWidth: { value: width },
        naturalHeight: { value: 100 },
      });
      image.dispatchEvent(new Event('load'));
    };
    expect(ratio()).toBe('');
    test.stage.store.step('forward');
    load(0, 500);
    expect(ratio()).toBe('');
    load(1, 400);
    expect(ratio()).toBe('400 / 100');
    test.stage.store.step('forward');
    test.stage.scope.destroy();
    load(2, 600);
    expect(ratio()).toBe('');
  });

  it('moves at once with less motion', () => {
    reducesMotion = true;
    const { ratio, store, motions } = start();
    store.step('forward');
    expect([ratio(), motions]).toEqual(['300 / 200', []]);
  });
});

describe('text over the slides', () => {
  it('is measured once in a size, the slide’s that is seen', () => {
    const { root, layout, size, store } = start({ count: 500, loop: true });
    const reads = setHeights(root, () => 390);
    size.height = 410;
    layout.fit();
    layout.fit();
    expect(reads()).toBe(1);
    for (const direction of ['forward', 'reverse', 'forward'] as const) store.step(direction);
    expect(reads()).toBe(2);
  });

  it('is whole again in a larger gallery, and given back', () => {
    const { root, layout, size, slides, scope, before } = start();
    setHeights(root, () => 390);
    size.height = 410;
    layout.fit();
    expect(slides[0]?.meta?.tabIndex).toBe(0);
    size.height = 800;
    layout.fit();
    expect(slides[0]?.meta?.outerHTML).toContain('class="meta"');
    expect(slides[0]?.meta?.hasAttribute('tabindex')).toBe(false);
    scope.destroy();
    expect(root.outerHTML).toBe(before);
  });

  it('that covers its slide is measured by the box within', () => {
    const slide = () =>
      '<div class="slide"><div class="meta"><div class="meta-inside"></div></div></div>';
    const { root, slides, size, layout } = start({ slide });
    setHeights(root, () => 410);
    size.height = 410;
    layout.fit();
    expect(slides[0]?.meta?.classList.contains('overflow')).toBe(false);
  });
});

describe('a click', () => {
  const slide = () =>
    '<div class="slide"><img alt=""><div class="meta"><i>Text</i><a href="#there">Link</a></div>' +
    '<button><b>Play</b></button></div>';
  const click = (target: Element | null | undefined, init: MouseEventInit = {}, downAt = 0) => {
    target?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: downAt }));
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    target?.dispatchEvent(event);
  };

  it.each(['img', '.meta', 'i'])('on %s steps forward', (selector) => {
    const { store, slides } = start({ slide });
    click(slides[0]?.node.querySelector(selector));
    expect(store.index).toBe(1);
  });

  it.each(['a', 'button', 'b'])('on %s is not for the gallery', (selector) => {
    const { store, slides } = start({ slide });
    click(slides[0]?.node.querySelector(selector));
    expect(store.index).toBe(0);
  });

  it('at the end of a drag, with a modifier, or in another slide does nothing', () => {
    const { store, slides } = start({ slide });
    const image = slides[0]?.image;
    click(image, { clientX: 60 }, 10);
    click(image, { ctrlKey: true });
    click(slides[1]?.image);
    expect(store.index).toBe(0);
    click(image, { clientX: 18 }, 10);
    expect(store.index).toBe(1);
  });

  it.each([
    ['the lightbox opens', { lightbox: true }],
    ['nothing is to happen', { clickBehavior: 'none' }],
  ] as const)('does nothing where %s', (_why, options) => {
    const { store, slides } = start({ slide, ...options });
    click(slides[0]?.image);
    expect(store.index).toBe(0);
  });

  it('belongs to the link of a slide that has one', () => {
    const { store, slides } = start({ slide });
    for (const one of slides) Object.assign(one, { clickThrough: '/there' });
    click(slides[0]?.image);
    expect(store.index).toBe(0);
  });

  it('steps on a slide whose link is not followed', () => {
    const { store, slides } = start({ slide });
    for (const one of slides) Object.assign(one, { clickThrough: 'javascript:alert(1)' });
    click(slides[0]?.image);
    expect(store.index).toBe(1);
  });

  it('does nothing after the gallery is gone', () => {
    const { store, slides, scope } = start({ slide });
    scope.destroy();
    click(slides[0]?.image);
    expect(store.index).toBe(0);
  });
});

it('loads a slide, then those to either side, before a change is over', () => {
  const { store, loaded } = start({ count: 5, loop: true });
  loaded.length = 0;
  store.goTo(3);
  expect(loaded).toEqual([3, 4, 2]);
});
