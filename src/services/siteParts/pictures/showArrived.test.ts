import { afterEach, expect, it, vi } from 'vitest';
import type { Scope } from '#engine/scope';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { showArrived } from './showArrived';

let scope: Scope;

afterEach(() => {
  scope.destroy();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const STARTED = 'src="boat.jpg" data-src="boat.jpg"';

/** A picture of a page whose scope begins. */
function show(attributes: string, isHere = false, around = 'p') {
  document.body.innerHTML = `<${around}><img ${attributes} alt=""></${around.split(' ')[0]}>`;
  const image = document.querySelector('img') as HTMLImageElement;
  if (isHere) vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(300);
  scope = createTestRuntime().scope();
  const before = document.body.innerHTML;
  showArrived(scope);
  return { image, before };
}

it('marks a picture as loaded when it has come, until the scope ends', () => {
  const { image, before } = show(STARTED);
  expect(image.className).toBe('');
  image.dispatchEvent(new Event('load'));
  expect(image.className).toBe('loaded');
  scope.destroy();
  expect(document.body.innerHTML).toBe(before);
  image.dispatchEvent(new Event('load'));
  expect(document.body.innerHTML).toBe(before);
});

it('marks one that is here already', () => {
  expect(show(STARTED, true).image.className).toBe('loaded');
});

it('marks one in view as soon as something of it is here, and looks for 10 s', () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  const { image } = show(STARTED);
  vi.advanceTimersByTime(1000);
  expect(image.className).toBe('');
  vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(300);
  vi.advanceTimersByTime(100);
  expect(image.className).toBe('loaded');
  vi.advanceTimersByTime(10_000);
  expect(vi.getTimerCount()).toBe(0);
});

it.each(['src="boat.jpg"', `${STARTED} onload="this.classList.add('loaded')"`])(
  'leaves %s to the page',
  (attributes) => {
    const { image } = show(attributes, true);
    image.dispatchEvent(new Event('load'));
    const became = image.className;
    scope.destroy();
    expect(image.className).toBe(became);
  },
);

it('lets the text over it be seen', () => {
  const { image, before } = show(STARTED, false, 'p class="image-block-outer-wrapper"');
  const isReady = () => document.querySelector('.sqs-text-ready') !== null;
  expect(isReady()).toBe(false);
  image.dispatchEvent(new Event('load'));
  expect(isReady()).toBe(true);
  scope.destroy();
  expect(document.body.innerHTML).toBe(before);
});
