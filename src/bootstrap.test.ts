import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubObserver } from '#fixtures/harness/stubObserver';

// jsdom has neither `matchMedia` nor `CSS`, and makes no sheet of a text.
beforeEach(() => {
  vi.stubGlobal('LEAVES', '');
  stubObserver('IntersectionObserver');
});
afterEach(() => {
  window.Skerry?.destroy();
  Reflect.deleteProperty(window, 'Skerry');
  Reflect.deleteProperty(window, 'SkerryQueue');
  for (const one of document.head.querySelectorAll('[data-skerry-styles]')) one.remove();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('is imported in jsdom, where a block of the page’s own comes to life and ends', async () => {
  document.body.innerHTML = '<p data-tide></p>';
  const node = document.body.firstElementChild;
  await import('./bootstrap');
  const { Skerry } = window;
  Skerry?.register({
    name: 'tide',
    selector: '[data-tide]',
    when: 'now',
    load: () => ({
      mount({ node, adopt }) {
        adopt.attribute(node, 'title', 'rising');
      },
    }),
  });
  await Skerry?.of('[data-tide]', 'tide');
  expect(node?.outerHTML).toBe('<p data-tide="" title="rising"></p>');
  Skerry?.destroy();
  expect(node?.outerHTML).toBe('<p data-tide=""></p>');
});
