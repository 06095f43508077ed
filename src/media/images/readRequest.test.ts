import { afterEach, expect, it, vi } from 'vitest';
import { readRequest } from './readRequest';

afterEach(() => document.body.replaceChildren());

function read(html: string) {
  document.body.innerHTML = html;
  const warn = vi.fn();
  const options = readRequest(document.querySelector('img') as HTMLImageElement, warn);
  return { options, warnings: warn.mock.calls.map(([field]) => field) };
}

const inBlock = (json: string, attributes = '') => {
  const block = document.createElement('div');
  block.innerHTML = `<div class="sqs-block-image"><img ${attributes}></div>`;
  block.firstElementChild?.setAttribute('data-block-json', json);
  return read(block.innerHTML);
};

it('leaves out what nobody says', () => {
  expect(read('<img data-src="a.jpg" data-dpr-max="">')).toEqual({ options: {}, warnings: [] });
});

it.each([
  ['dpr-min', '2', { dprMin: 2 }],
  ['dpr-max', '1.5', { dprMax: 1.5 }],
  ['allow-save-data', 'false', { allowSaveData: false }],
  ['size-adjustment', '0.5', { sizeAdjustment: 0.5 }],
  ['size-format', 'filename', { sizeFormat: 'filename' }],
  ['force-image-update', 'true', { forceImageUpdate: true }],
  ['allow-concurrent-loads', 'true', { allowConcurrentLoads: true }],
])('reads data-%s="%s"', (name, value, options) => {
  expect(read(`<img data-${name}="${value}">`)).toEqual({ options, warnings: [] });
});

it('reads the fields of the image block around it; the image’s own are stronger', () => {
  const json = '{"dprMin": 2, "dprMax": 3, "sizeFormat": "filename", "allowSaveData": false}';
  expect(inBlock(json, 'data-dpr-max="1"')).toEqual({
    options: { dprMin: 2, dprMax: 1, sizeFormat: 'filename', allowSaveData: false },
    warnings: [],
  });
});

it('reads no field of another kind of block', () => {
  const html = `<div class="sqs-block-gallery" data-block-json='{"dprMax": 1}'><img></div>`;
  expect(read(html)).toEqual({ options: {}, warnings: [] });
});

it.each([
  ['dpr-min', '0'],
  ['dpr-max', 'two'],
  ['dpr-max', 'Infinity'],
  ['allow-save-data', 'no'],
  ['size-adjustment', '-1'],
  ['size-format', 'path'],
  ['force-image-update', '1'],
])('warns of data-%s="%s" and leaves it out', (name, value) => {
  const { options, warnings } = read(`<img data-${name}="${value}">`);
  expect(options).toEqual({});
  expect(warnings).toEqual([`data-${name}`]);
});

it.each(['{', '[1]', 'null', '"text"', '{"dprMax": {}, "__proto__": {"dprMin": 2}}'])(
  'takes nothing of a block whose JSON is %s',
  (json) => {
    expect(inBlock(json).options).toEqual({});
  },
);

it('names the field of a block that can’t be used', () => {
  expect(inBlock('{"dprMax": "wide"}').warnings).toEqual(['dprMax']);
});
