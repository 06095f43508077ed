import { afterEach, expect, it, vi } from 'vitest';
import { readPageImage } from './readPageImage';

afterEach(() => document.body.replaceChildren());

function read(html: string) {
  document.body.innerHTML = html;
  const warn = vi.fn();
  const options = readPageImage(document.querySelector('img') as HTMLImageElement, warn);
  return { options, warnings: warn.mock.calls.map(([field]) => field) };
}

it('reads what the platform’s server sends with every image', () => {
  const { options, warnings } = read('<img data-src="a.jpg" data-load="false">');
  expect(warnings).toEqual([]);
  expect(options).toEqual({
    load: 'viewport',
    mode: 'none',
    alignment: 'center',
    stretch: true,
    fixedRatio: true,
    useAdvancedPositioning: true,
    useBgImage: false,
  });
});

it.each([
  ['<div class="sqs-image-shape-container-element has-aspect-ratio"><img></div>', 'content-fill'],
  ['<div class="image-block-wrapper has-aspect-ratio"><img></div>', 'content-fill'],
  ['<div class="banner-image content-fill"><img></div>', 'content-fill'],
  ['<div class="content-fit"><img></div>', 'content-fit'],
  ['<figure><img></figure>', 'none'],
  ['<div class="content-fill"><img data-mode="fit"></div>', 'fit'],
  ['<div class="content-fill"><img data-mode="none"></div>', 'none'],
  ['<div class="content-fill"><img data-mode="null"></div>', 'none'],
])('takes the mode of %s', (html, mode) => {
  expect(read(html).options.mode).toBe(mode);
});

it.each([
  ['load', 'true', { load: true }],
  ['load', 'viewport', { load: 'viewport' }],
  ['stretch', 'false', { stretch: false }],
  ['fixed-ratio', 'false', { fixedRatio: false }],
  ['use-advanced-positioning', 'false', { useAdvancedPositioning: false }],
  ['use-bg-image', 'true', { useBgImage: true }],
  ['alignment', 'top', { alignment: 'top' }],
])('reads data-%s="%s"', (name, value, option) => {
  const { options, warnings } = read(`<img data-${name}="${value}">`);
  expect(options).toMatchObject(option);
  expect(warnings).toEqual([]);
});

it.each([
  ['mode', 'toString', 'mode', 'none'],
  ['mode', 'FILL', 'mode', 'none'],
  ['alignment', 'middle', 'alignment', 'center'],
] as const)('warns of data-%s="%s" and falls back', (name, value, option, fallback) => {
  const { options, warnings } = read(`<img data-${name}="${value}">`);
  expect(warnings).toEqual([`data-${name}`]);
  expect(options[option]).toBe(fallback);
});
