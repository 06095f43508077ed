import { afterEach, expect, it, vi } from 'vitest';
import { createScope } from '#engine/scope';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { showArrived } from './showArrived';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const STARTED = 'src="boat.jpg" data-src="boat.jpg"';

/** A picture and its page's scope. */
function show(attributes: string, isHere = false) {
  document.body.innerHTML = `<p><img ${attributes} alt=""></p>`;
  const image = document.querySelector('img') as HTMLImageElement;
  if (isHere) vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(300);
  const runtime = createTestRuntime();
  const scope = createScope(runtime, runtime);
  const before = document.body.innerHTML;
  showArrived(scope);
  return { image, scope, before };
}

it('marks a picture as loaded when it comes, until the scope ends', () => {
  const { image, scope, before } = show(STARTED);
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

it.each(['src="boat.jpg"', `${STARTED} onload="this.classList.add('loaded')"`])(
  'leaves %s to the page',
  (attributes) => {
    const { image, scope } = show(attributes, true);
    image.dispatchEvent(new Event('load'));
    const became = image.className;
    scope.destroy();
    expect(image.className).toBe(became);
  },
);
