import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createExpandable } from './expandable';
import { createFadeable } from './fadeable';
import { createScalable } from './scalable';
import type { Showable, ShowableOptions, ShowableScope } from './showable';

// What the browser is asked to do; how it looks on the way is measured in the browser specs.

type Create = (node: HTMLElement, scope: ShowableScope, options?: ShowableOptions) => Showable;

const kinds: [name: string, create: Create][] = [
  ['expandable', createExpandable],
  ['fadeable', createFadeable],
  ['scalable', createScalable],
];

let reducesMotion = false;

beforeEach(() => {
  reducesMotion = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducesMotion && query.includes('reduce'),
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function stage(create: Create, attributes = '', options?: ShowableOptions) {
  document.body.innerHTML = `<div ${attributes}>Here</div>`;
  const node = document.body.firstElementChild;
  if (!(node instanceof HTMLElement)) throw new Error('no node');
  const before = node.outerHTML;
  const scope = createTestRuntime().scope();
  const asked: { frames: Keyframe[]; options: KeyframeAnimationOptions; cancelled: boolean }[] = [];
  let finish: (() => void) | null = null;
  node.animate = (frames, options) => {
    const motion = {
      frames: frames as Keyframe[],
      options: options as KeyframeAnimationOptions,
      cancelled: false,
    };
    asked.push(motion);
    const animation = {
      onfinish: null as (() => void) | null,
      cancel: () => {
        motion.cancelled = true;
      },
    };
    finish = () => animation.onfinish?.();
    return animation as unknown as Animation;
  };
  const showable = create(node, scope, options);
  return { node, before, scope, asked, showable, finish: () => finish?.() };
}

const figures: [figure: string, value: number | string, measure: () => unknown][] = [
  ...kinds.map(([name, create]): [string, number, () => unknown] => [
    `${name}: 0.3 s`,
    300,
    () => {
      const { showable, asked } = stage(create);
      showable.hide();
      return asked[0]?.options.duration;
    },
  ]),
  [
    'or as long as it is told, in milliseconds',
    250,
    () => {
      const { showable, asked } = stage(createFadeable, '', { duration: 250 });
      showable.hide();
      return asked[0]?.options.duration;
    },
  ],
  [
    'scalable: 0.94 when hidden',
    '0.94',
    () => {
      const { showable, asked } = stage(createScalable);
      showable.hide();
      return asked[0]?.frames[1]?.scale;
    },
  ],
];

it.each(figures)('%s', (_figure, value, measure) => {
  expect(measure()).toBe(value);
});

describe.each(kinds)('%s', (_name, create) => {
  it('hides: out of reach at once, hidden in the end', () => {
    const onRest = vi.fn();
    const { node, showable, finish } = stage(create, '', { onRest });
    showable.hide();
    expect(node.inert || node.hasAttribute('inert')).toBe(true);
    expect(node.hidden).toBe(false);
    expect(onRest).not.toHaveBeenCalled();
    finish();
    expect(node.hidden).toBe(true);
    expect(node.hasAttribute('inert')).toBe(false);
    expect(onRest).toHaveBeenCalledOnce();
  });

  it.each([['hidden'], ['style="display: none;"']])('shows what the server hid by %s', (hidden) => {
    const { node, showable, finish } = stage(create, hidden);
    showable.show();
    expect(getComputedStyle(node).display).toBe('block');
    finish();
    expect(getComputedStyle(node).display).toBe('block');
    expect(node.style.length).toBe(0);
  });

  it('turns around where it is', () => {
    const { node, asked, showable, finish } = stage(create, 'hidden');
    const onTheWay = { height: '40px', opacity: '0.4', scale: '0.97' };
    showable.show();
    const computed = vi
      .spyOn(window, 'getComputedStyle')
      .mockReturnValue(onTheWay as unknown as CSSStyleDeclaration);
    showable.hide();
    computed.mockRestore();
    expect(asked[0]?.cancelled).toBe(true);
    expect(asked[1]?.frames[0]).toMatchObject(
      create === createExpandable ? { height: '40px' } : { opacity: '0.4' },
    );
    expect(node.hasAttribute('inert')).toBe(true);
    finish();
    expect(node.hidden).toBe(true);
  });

  it('does nothing where it is so already', () => {
    const { asked, showable } = stage(create);
    showable.show();
    showable.hide();
    showable.hide();
    expect(asked).toHaveLength(1);
  });

  it('is there at once where less motion is asked for', () => {
    reducesMotion = true;
    const onRest = vi.fn();
    const { node, asked, showable } = stage(create, '', { onRest });
    showable.hide();
    expect([node.hidden, node.hasAttribute('inert'), asked.length]).toEqual([true, false, 0]);
    expect(onRest).toHaveBeenCalledOnce();
    showable.show();
    expect(node.hidden).toBe(false);
  });

  it('is there at once where it is told so, also in the middle of a motion', () => {
    const { node, asked, showable } = stage(create);
    showable.hide();
    showable.show(true);
    expect(asked[0]?.cancelled).toBe(true);
    expect([node.hidden, node.hasAttribute('inert'), node.style.length]).toEqual([false, false, 0]);
  });

  it.each([[''], ['style="overflow: auto; display: flex; opacity: 0.9"'], ['hidden']])(
    'is given back as it was: %s',
    (attributes) => {
      for (const ends of [true, false]) {
        const { node, before, scope, asked, showable, finish } = stage(create, attributes);
        showable.hide();
        showable.show();
        if (ends) finish();
        scope.destroy();
        expect(node.outerHTML).toBe(before);
        expect(asked.every(({ cancelled }) => cancelled)).toBe(true);
      }
    },
  );
});

it('stops a motion before its scope does', () => {
  const { node, scope, asked, showable } = stage(createFadeable);
  showable.hide();
  showable.destroy();
  expect(asked[0]?.cancelled).toBe(true);
  scope.destroy();
  expect(node.hasAttribute('inert')).toBe(false);
});

it('hides by display where the page’s CSS overrules the attribute', () => {
  const sheet = document.createElement('style');
  sheet.textContent = '.flex { display: flex }';
  document.head.append(sheet);
  const { node, showable } = stage(createFadeable, 'class="flex"');
  showable.hide(true);
  expect(getComputedStyle(node).display).toBe('none');
  showable.show(true);
  expect(getComputedStyle(node).display).toBe('flex');
  expect(node.style.length).toBe(0);
  sheet.remove();
});
