import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestStage, type TestStageOptions } from '#fixtures/harness/testStage';
import type { TransitionName } from '../model/options';
import { createPile } from './createPile';
import { transitionNamed } from './transitions';

// What the browser is asked to do; how it looks on the way is measured in the browser specs.

let reducesMotion = false;

beforeEach(() => {
  reducesMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reducesMotion }));
  vi.stubGlobal('innerWidth', 1280);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function start(transition: TransitionName, options: TestStageOptions = {}) {
  const test = createTestStage({ transition, ...options });
  const pile = createPile(test.stage, test.stage.store.index);
  const layout = test.drive(transitionNamed(transition)(test.stage, pile));
  const end = () => test.stage.scope.destroy();
  const translations = () => test.nodes.map(({ style }) => style.getPropertyValue('translate'));
  return { ...test, ...test.stage, layout, end, translations };
}

const names: TransitionName[] = ['fade', 'ken-burns', 'new-swipe', 'scroll', 'swipe'];

describe.each(names)('%s', (name) => {
  it.each([1, 2, 5, 500])('of %i slides shows one, and touches two in a change', async (count) => {
    const { store, nodes, seen, reached, active, finish, end, root, before } = start(name, {
      count,
      loop: true,
    });
    expect([seen(), reached(), active()]).toEqual([[0], [0], [0]]);
    const touched = new Set<Node>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) touched.add(target);
    });
    observer.observe(root, {
      attributes: true,
      subtree: true,
      attributeFilter: ['class', 'inert', 'style'],
    });
    store.step('forward');
    for (const { target } of observer.takeRecords()) touched.add(target);
    observer.disconnect();
    if (count > 1) {
      expect([seen(), reached(), active()]).toEqual([[0, 1], [1], [1]]);
      expect([...touched]).toEqual(expect.arrayContaining([nodes[0], nodes[1]]));
    }
    expect(touched.size).toBe(count > 1 ? 2 : 0);
    await finish();
    const last = count > 1 ? [1] : [0];
    expect([seen(), reached(), active()]).toEqual([last, last, last]);
    end();
    expect(root.outerHTML).toBe(before);
  });

  it('leaves no motion of slides, and no inline style but those of the pile', async () => {
    const { store, finish, nodes, running, end } = start(name);
    store.step('forward');
    await finish();
    store.step('reverse');
    await finish();
    expect(running().filter(({ node }) => nodes.some((one) => one === node))).toEqual([]);
    for (const node of nodes) {
      for (const property of ['translate', 'opacity', 'will-change']) {
        expect(node.style.getPropertyValue(property)).toBe('');
      }
    }
    end();
  });

  it.each(['at once', 'with less motion'])('%s it is there without a motion', (how) => {
    reducesMotion = how === 'with less motion';
    const { store, seen, motions, end } = start(name);
    store.goTo(2, { isInstant: true });
    expect(seen()).toEqual([2]);
    expect(motions.filter(({ node }) => node.tagName !== 'IMG')).toEqual([]);
    end();
  });

  it('stops in the middle of a motion and gives all back', () => {
    const { store, end, running, root, before } = start(name);
    store.step('forward');
    end();
    expect(running()).toEqual([]);
    expect(root.outerHTML).toBe(before);
  });

  it('takes a change in the middle of another, as a linked gallery asks for', async () => {
    const { store, seen, finish, end } = start(name, { count: 4 });
    store.step('forward');
    store.goTo(3, { by: 'link' });
    await finish();
    expect(seen()).toEqual([3]);
    end();
  });
});

it('an unknown name is an error that names it', () => {
  expect(() => transitionNamed('blinds')).toThrow("The transition 'blinds' was not found.");
  expect(() => transitionNamed('toString')).toThrow("The transition 'toString' was not found.");
});

describe('ken-burns', () => {
  const zooms = ({ motions }: ReturnType<typeof start>) =>
    motions.filter(({ node }) => node.tagName === 'IMG');
  const autoplay = { autoplay: true, count: 4 };

  it('does not begin by itself where nothing stops it', () => {
    const still = start('ken-burns');
    expect(zooms(still)).toEqual([]);
    still.store.step('forward');
    expect(zooms(still)).toHaveLength(1);
    expect(zooms(start('ken-burns', { autoplay: true, count: 1 }))).toEqual([]);
    expect(zooms(start('ken-burns', autoplay))).toHaveLength(1);
  });

  it('waits while autoplay waits', () => {
    const gallery = start('ken-burns', autoplay);
    const states = () => zooms(gallery).map(({ state }) => state);
    gallery.layout.autoplays?.(false);
    expect(states()).toEqual(['paused']);
    gallery.store.step('forward');
    expect(states()).toEqual(['paused', 'paused']);
    gallery.layout.autoplays?.(true);
    expect(states()).toEqual(['running', 'running']);
  });

  it('waits for nothing where there is no autoplay', () => {
    const gallery = start('ken-burns');
    gallery.layout.autoplays?.(false);
    gallery.store.step('forward');
    expect(zooms(gallery).map(({ state }) => state)).toEqual(['running']);
  });

  it('moves the pictures of no more than two slides, and keeps the scale of the current one', async () => {
    const gallery = start('ken-burns', autoplay);
    for (let step = 0; step < 2; step += 1) {
      gallery.store.step('forward');
      await gallery.finish();
    }
    const scales = gallery.slides.map(({ image }) => image?.style.getPropertyValue('scale'));
    expect(scales).toEqual(['', '', '1.075', '']);
    expect(zooms(gallery).map(({ state }) => state)).toEqual(['cancelled', 'finished', 'finished']);
  });

  it('does not move with less motion', () => {
    reducesMotion = true;
    const gallery = start('ken-burns', autoplay);
    gallery.store.step('forward');
    expect(zooms(gallery)).toEqual([]);
  });
});

describe.each(['scroll', 'swipe', 'new-swipe'] as const)('%s', (name) => {
  const framesOf = ({ motions, nodes }: ReturnType<typeof start>) =>
    motions.map(({ node, frames }) => [
      nodes.indexOf(node as HTMLElement),
      ...frames.map(({ translate }) => translate),
    ]);

  it.each([
    [
      false,
      'forward',
      0,
      [
        [1, '100%', '0%'],
        [0, '0%', '-100%'],
      ],
    ],
    [
      true,
      'forward',
      0,
      [
        [1, '-100%', '0%'],
        [0, '0%', '100%'],
      ],
    ],
    [
      false,
      'reverse',
      1,
      [
        [0, '-100%', '0%'],
        [1, '0%', '100%'],
      ],
    ],
    [
      true,
      'reverse',
      1,
      [
        [0, '100%', '0%'],
        [1, '0%', '-100%'],
      ],
    ],
  ] as const)(
    'right to left %s: goes %s, side by side',
    (isRtl, direction, currentIndex, frames) => {
      const gallery = start(name, { isRtl, currentIndex });
      gallery.store.step(direction);
      expect(framesOf(gallery)).toEqual(frames);
    },
  );

  it('passes no slides on a jump, and finds its way afterwards', async () => {
    const gallery = start(name, { count: 6 });
    gallery.store.goTo(4);
    expect(framesOf(gallery)).toEqual([
      [4, '100%', '0%'],
      [0, '0%', '-100%'],
    ]);
    await gallery.finish();
    gallery.motions.length = 0;
    gallery.store.step('forward');
    expect(framesOf(gallery)).toEqual([
      [5, '100%', '0%'],
      [4, '0%', '-100%'],
    ]);
  });

  it.each([2, 3])('of %i slides goes round at the ends', async (count) => {
    const gallery = start(name, { count, loop: true });
    const last = count - 1;
    gallery.store.step('reverse');
    expect(framesOf(gallery)).toEqual([
      [last, '-100%', '0%'],
      [0, '0%', '100%'],
    ]);
    await gallery.finish();
    gallery.motions.length = 0;
    gallery.store.step('forward');
    expect(framesOf(gallery)).toEqual([
      [0, '100%', '0%'],
      [last, '0%', '-100%'],
    ]);
  });
});

describe.each(['swipe', 'new-swipe'] as const)('%s under a finger', (name) => {
  it('follows, shows what comes, and goes on from there', async () => {
    const { layout, store, translations, motions, nodes, seen, finish } = start(name);
    layout.drag?.(-200);
    expect(translations()).toEqual(['-25%', '75%', '']);
    expect(seen()).toEqual([0, 1]);
    store.step('forward');
    const frames = motions.map(({ node, frames: [first, last] }) => [
      nodes.indexOf(node as HTMLElement),
      first?.translate,
      last?.translate,
    ]);
    expect(frames).toEqual([
      [1, '75%', '0%'],
      [0, '-25%', '-100%'],
    ]);
    await finish();
    expect(translations()).toEqual(['', '', '']);
    expect(seen()).toEqual([1]);
  });

  it('goes back when it is let go', async () => {
    const { layout, translations, seen, finish } = start(name, { currentIndex: 1 });
    layout.drag?.(200);
    expect(translations()).toEqual(['-75%', '25%', '']);
    layout.drag?.(-400);
    expect(translations()).toEqual(['', '-50%', '50%']);
    expect(seen()).toEqual([1, 2]);
    layout.letGo?.();
    await finish();
    expect(translations()).toEqual(['', '', '']);
    expect(seen()).toEqual([1]);
  });

  it('goes with the finger from right to left', () => {
    const { layout, translations } = start(name, { isRtl: true });
    layout.drag?.(200);
    expect(translations()).toEqual(['25%', '-75%', '']);
  });

  it('has one slide on both sides where there are two', () => {
    const { layout, translations } = start(name, { count: 2, loop: true });
    layout.drag?.(-200);
    expect(translations()).toEqual(['-25%', '75%']);
    layout.drag?.(200);
    expect(translations()).toEqual(['25%', '-75%']);
  });

  it('goes one slide at most, and past an end less than the finger', () => {
    const { layout, translations, store } = start(name);
    layout.drag?.(800);
    expect(Number.parseFloat(translations()[0] ?? '')).toBeLessThan(50);
    layout.drag?.(-5000);
    expect(translations()[1]).toBe('');
    store.step('forward');
    expect(translations()).toEqual(['', '', '']);
  });

  it('goes back at once with less motion', () => {
    reducesMotion = true;
    const { layout, motions, seen } = start(name);
    layout.drag?.(-200);
    expect(layout.letGo?.()).toEqual([]);
    expect([motions, seen()]).toEqual([[], [0]]);
  });
});

describe('new-swipe', () => {
  const release = (
    gallery: ReturnType<typeof start>,
    offset: number,
    velocity = 0,
  ): boolean | undefined =>
    gallery.layout.isStep?.({ offset, velocity, width: 800, duration: 400 });

  it('does what the boundaries say', () => {
    const held = (boundaries: TestStageOptions['boundaries'], offset: number) => {
      const gallery = start('new-swipe', { count: 1, ...(boundaries && { boundaries }) });
      gallery.layout.drag?.(offset);
      return Number.parseFloat(gallery.translations()[0] || '0');
    };
    expect(held(['none', 'hard'], 400)).toBe(50);
    expect(held(['none', 'hard'], -400)).toBe(0);
    expect(held(['hard', 'none'], 400)).toBe(0);
    expect(held(['hard', 'inertial'], -400)).toBeCloseTo(-21.57, 1);
  });

  it('rests at snap points on the way, and both slides stay in view', async () => {
    const gallery = start('new-swipe', { snapPoints: 25 });
    gallery.layout.drag?.(-240);
    expect(release(gallery, -240)).toBe(false);
    gallery.layout.letGo?.();
    await gallery.finish();
    expect(gallery.translations()).toEqual(['-25%', '75%', '']);
    expect(gallery.layout.seen?.(0)).toEqual(expect.arrayContaining([0, 1]));
    expect([gallery.seen(), gallery.reached()]).toEqual([[0, 1], [0]]);
    // The next step goes to the slide itself.
    gallery.store.step('forward');
    await gallery.finish();
    expect([gallery.translations(), gallery.seen()]).toEqual([['', '', ''], [1]]);
  });

  it('rests anywhere without snap points, at the slide that takes more room', async () => {
    const gallery = start('new-swipe', { snapPoints: 'none' });
    gallery.layout.drag?.(-560);
    expect(release(gallery, -560)).toBe(true);
    gallery.store.step('forward');
    await gallery.finish();
    expect([gallery.translations(), gallery.reached()]).toEqual([['-70%', '30%', ''], [1]]);
    gallery.layout.drag?.(240);
    expect(gallery.translations()).toEqual(['-40%', '60%', '']);
    expect(release(gallery, 240)).toBe(true);
    gallery.store.step('reverse');
    await gallery.finish();
    expect([gallery.translations(), gallery.reached()]).toEqual([['-40%', '60%', ''], [0]]);
  });
});
