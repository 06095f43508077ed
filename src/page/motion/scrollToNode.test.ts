import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { scrollToNode } from './scrollToNode';

const WINDOW = 600;
const scope = createTestRuntime().scope();
let frames: FrameRequestCallback[] = [];
let padding = '';
const scrolled = vi.fn();

beforeEach(() => {
  frames = [];
  padding = '';
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('scrollY', 1000);
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrolled(top));
  vi.stubGlobal('getComputedStyle', () => ({
    scrollPaddingTop: padding,
    scrollPaddingBottom: padding,
  }));
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(WINDOW);
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrolled.mockReset();
});

const frame = (now: number) => {
  for (const run of frames.splice(0)) run(now);
};

/** A node that reaches from here to there in the window, in CSS px. */
function nodeAt(top: number, bottom: number): Element {
  const node = document.createElement('div');
  node.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
  return node;
}

it.each<[title: string, top: number, bottom: number, end: number | undefined]>([
  ['30 px under the upper edge, from above', -200, -100, 1000 - 230],
  ['30 px over the lower edge, from below', 700, 800, 1000 + 230],
  ['no way where it is in view with its room', 30, 570, undefined],
  ['far enough for its room', 20, 120, 1000 - 10],
  ['far enough for its room below', 500, 590, 1000 + 20],
  ['to its start where it is too tall', 400, 1400, 1000 + 370],
])('%s', (_title, top, bottom, end) => {
  scrollToNode(nodeAt(top, bottom), scope);
  for (const now of [0, 25, 50]) frame(now);
  expect(scrolled.mock.lastCall?.[0]).toBe(end);
});

it('50 ms, however far it is', () => {
  for (const [top, half, end] of [
    [-100, 935, 870],
    [-900, 535, 70],
  ] as const) {
    scrolled.mockReset();
    scrollToNode(nodeAt(top, top + 10), scope);
    for (const now of [0, 25, 49, 50]) frame(now);
    expect(scrolled.mock.calls.map(([y]) => y)).toEqual([
      1000,
      half,
      expect.closeTo(1000 + (end - 1000) * 0.98),
      end,
    ]);
    expect(frames).toHaveLength(0);
  }
});

it('with other room, and clear of a fixed header', () => {
  padding = '80px';
  scrollToNode(nodeAt(-200, -100), scope, 10);
  for (const now of [0, 50]) frame(now);
  expect(scrolled.mock.lastCall?.[0]).toBe(1000 - 290);
});

it('stops where it is', () => {
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  const stop = scrollToNode(nodeAt(-200, -100), scope);
  frame(0);
  stop();
  frame(50);
  expect(scrolled.mock.calls).toEqual([[1000]]);
});
