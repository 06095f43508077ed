import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubObserver } from '#fixtures/harness/stubObserver';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createTestScope } from '#fixtures/harness/testStage';
import { defaultsOf } from '../model/defaults';
import { createGalleryStore } from '../state/createGalleryStore';
import { startThumbnails } from './thumbnails';

let stop = () => {};

beforeEach(() => {
  stubObserver('ResizeObserver');
  // With less motion, all is at rest at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A gallery, and a strip of thumbnails that may be more or fewer than its slides. */
function create(slideCount: number, thumbnailCount: number) {
  document.body.innerHTML = `<div>${'<img tabindex="0" role="button" alt="">'.repeat(thumbnailCount)}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  const nodes = [...root.children];
  const store = createGalleryStore({ count: slideCount, loop: false, currentIndex: 0 });
  const scope = Object.assign(createTestScope(createTestRuntime()), { warn: vi.fn() });
  stop = scope.destroy;
  startThumbnails({ root, options: defaultsOf('stacked'), store, scope, isRtl: false });
  return {
    nodes,
    store,
    marked: () =>
      nodes.flatMap((node, index) => (node.hasAttribute('aria-current') ? [index] : [])),
  };
}

const press = (node: Element | undefined) => {
  node?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
};

it('a slide without a thumbnail marks none', () => {
  const { store, marked } = create(6, 4);
  expect(marked()).toEqual([0]);
  store.goTo(3);
  expect(marked()).toEqual([3]);
  for (const beyond of [4, 5]) {
    store.goTo(beyond);
    expect(marked()).toEqual([]);
  }
  store.goTo(1);
  expect(marked()).toEqual([1]);
});

it('thumbnails without a slide pick nothing', () => {
  const { nodes, store, marked } = create(4, 6);
  for (const beyond of nodes.slice(4)) {
    press(beyond);
    expect(store.index).toBe(0);
    (beyond as HTMLElement).click();
    expect(store.index).toBe(0);
  }
  expect([store.index, marked()]).toEqual([0, [0]]);
  press(nodes[3]);
  expect([store.index, marked()]).toEqual([3, [3]]);
  (nodes[1] as HTMLElement).click();
  expect([store.index, marked()]).toEqual([1, [1]]);
});
