import { expect, it } from 'vitest';
import { createAdoption } from '#engine/adoption';
import { quietTitle } from './quietTitle';

function quiet(html: string) {
  document.body.innerHTML = html;
  const node = document.querySelector<HTMLElement>('[data-tooltip]');
  if (!node) throw new Error('no element');
  const before = node.outerHTML;
  const adoption = createAdoption();
  quietTitle(node, adoption);
  const { title, ariaLabel } = { title: node.title, ariaLabel: node.getAttribute('aria-label') };
  adoption.release();
  expect(node.outerHTML).toBe(before);
  document.body.replaceChildren();
  return [title, ariaLabel];
}

it.each([
  ['its text', '<button data-tooltip="x" title="Send">Go</button>', null],
  ['its label', '<button data-tooltip="x" title="Send" aria-label="Go"></button>', 'Go'],
  ['a picture', '<a data-tooltip="x" title="Send"><img alt="Go"></a>', null],
  ['a label of a field', '<label>Go <input data-tooltip="x" title="Send"></label>', null],
  ['nothing but the title', '<button data-tooltip="x" title="Send"></button>', 'Send'],
])('empties the title, and gives it back: named by %s', (_by, html, label) => {
  expect(quiet(html)).toEqual(['', label]);
});

it('does nothing where there is none', () => {
  expect(quiet('<button data-tooltip="x"></button>')).toEqual(['', null]);
});
