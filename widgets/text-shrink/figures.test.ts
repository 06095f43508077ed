import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountBlock } from '#fixtures/harness/mountBlock';
import { type DrivenObserver, stubObserver } from '#fixtures/harness/stubObserver';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { mount } from '.';

// There is no layout here: a letter is half as wide as its font size, and a text has one line.

let boxes = 400;
let mounted: (() => void)[] = [];
let observers: DrivenObserver[] = [];
const fonts = new EventTarget();

const sizeOf = (node: Element) => Number.parseFloat(getComputedStyle(node).fontSize);
const widthOf = (node: Element) => (sizeOf(node) / 2) * (node.textContent?.length ?? 0);
const isText = (node: Element) => node.localName === 'h1';

beforeEach(() => {
  boxes = 400;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  observers = stubObserver('ResizeObserver');
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => boxes);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => boxes);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return Math.max(boxes, isText(this) ? widthOf(this) : 0);
  });
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

afterEach(() => {
  for (const unmount of mounted.splice(0)) unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  document.body.replaceChildren();
});

function shrunk(html: string) {
  document.body.innerHTML = html;
  const runtime = createTestRuntime();
  const texts = [...document.querySelectorAll('h1')];
  const unmounts = texts.map((node) => mountBlock(mount, node, { runtime }).unmount);
  mounted = [...unmounts];
  const [first] = texts;
  if (!first) throw new Error('no text');
  return {
    first,
    unmount: () => {
      for (const unmount of unmounts) unmount();
    },
  };
}

/** The boxes are that wide now. */
function resize(width: number) {
  boxes = width;
  for (const { tell } of observers) tell();
}

const text = (letters: number, size = 40) =>
  `<div><h1 style="font-size: ${size}px">${'m'.repeat(letters)}</h1></div>`;

const figures: [figure: string, value: number, measure: () => number][] = [
  ['a text that fits keeps its size', 40, () => sizeOf(shrunk(text(20)).first)],
  ['one that does not is as large as fits', 32, () => sizeOf(shrunk(text(25)).first)],
  ['and never below 11', 11, () => sizeOf(shrunk(text(500)).first)],
  ['one that is smaller than 11 stays so', 9, () => sizeOf(shrunk(text(500, 9)).first)],
  [
    'it is measured 100 ms after the last resize',
    100,
    () => {
      const { first } = shrunk(text(20));
      resize(300);
      vi.advanceTimersByTime(60);
      resize(200);
      let waited = 0;
      for (; sizeOf(first) === 40 && waited < 1000; waited += 1) vi.advanceTimersByTime(1);
      return waited;
    },
  ],
];

it.each(figures)('%s', (_figure, value, measure) => {
  expect(measure()).toBe(value);
});

describe('it is measured anew', () => {
  it('and grows back when there is room', () => {
    const { first } = shrunk(text(20));
    resize(200);
    vi.advanceTimersByTime(100);
    expect(sizeOf(first)).toBe(20);
    resize(800);
    vi.advanceTimersByTime(100);
    expect(sizeOf(first)).toBe(40);
  });

  it('when fonts arrive, at once', () => {
    const { first } = shrunk(text(20));
    boxes = 100;
    fonts.dispatchEvent(new Event('loadingdone'));
    expect(sizeOf(first)).toBe(11);
  });

  it('when its text changes', async () => {
    const { first } = shrunk(text(20));
    first.append('m'.repeat(20));
    await vi.waitFor(() => expect(sizeOf(first)).toBe(20));
  });

  it('not where no box has another size', () => {
    shrunk(text(20));
    resize(400);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('one observer serves all texts of a page, and its end leaves nothing behind', () => {
  const html = text(20) + text(25) + text(500);
  const { unmount } = shrunk(html);
  expect(observers).toHaveLength(1);
  expect(observers[0]?.watched.size).toBe(6);
  resize(200);
  unmount();
  expect(observers[0]?.watched.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(document.body.innerHTML).toBe(html);
});

it('a text without a parent is left alone, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const runtime = createTestRuntime();
  const node = document.createElement('h1');
  expect(mountBlock(mount, node, { id: 'lone', name: 'text-shrink', runtime }).answer).toBe(false);
  expect(warn.mock.calls[0]?.[0]).toContain('text-shrink lone: container');
});
