import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createScope } from '#engine/scope';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { openTemplateGates } from './openTemplateGates';

let scope: ReturnType<typeof createScope>;

beforeEach(() => {
  const runtime = createTestRuntime();
  scope = createScope(runtime, runtime);
  document.body.innerHTML = `<article class="blog-item"></article>
    <div class="newsletter-block"></div><div class="tmpl-loading"></div>
    <figure class="gallery-grid-item" data-show="true"></figure>
    <div class="background-image-fx"></div>`;
});
afterEach(() => {
  scope.destroy();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const open = () =>
  ['.blog-item.is-loaded', '.newsletter-block.rendered', 'div:not([class]), [class=""]'].map(
    (css) => document.body.querySelector(css) !== null,
  );

function addScript(address: string): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = address;
  document.head.append(script);
}

it('opens all at once where the page has no script of its template', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  addScript('https://static.example/universal/scripts-compressed/common-min.js');
  openTemplateGates(scope);
  expect(open()).toEqual([true, true, true]);
});

it.each([
  'https://static.example/static/vta/5c5a519771c10ba3470d8101/scripts/site-bundle.a1.js',
  'https://static.example/static/vta/1/scripts/a.js',
  'https://static.example/static/ta/1/2/scripts/combo/?site.js',
  '/scripts/site-bundle.js',
])('leaves the template’s own to %s until load', (address) => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  addScript(address);
  openTemplateGates(scope);
  expect(open()).toEqual([false, true, false]);
  window.dispatchEvent(new Event('load'));
  expect(open()).toEqual([true, true, true]);
});

it('opens nothing at load after its end', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  addScript('site-bundle.js');
  openTemplateGates(scope);
  scope.destroy();
  window.dispatchEvent(new Event('load'));
  expect(open()).toEqual([false, false, false]);
});

it('leaves alone what a script has opened already, and gives all back', () => {
  const before = document.body.innerHTML;
  openTemplateGates(scope);
  expect(document.querySelector('figure')?.dataset.show).toBe('true');
  scope.destroy();
  expect(document.body.innerHTML).toBe(before);
});
