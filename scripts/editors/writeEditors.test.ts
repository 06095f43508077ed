import { Ajv, type ValidateFunction } from 'ajv';
import { beforeAll, expect, it } from 'vitest';
import { readSamples } from '#fixtures/server/samples';
import type { BlockDescription } from '../options/blockDescription';
import { collectOptions } from '../options/collectOptions';
import { blockSchema } from './blockSchema';
import { editorAttributes } from './editorAttributes';
import { htmlCustomData } from './htmlCustomData';
import { webTypes } from './webTypes';

let blocks: readonly BlockDescription[] = [];
const validators = new Map<string, ValidateFunction>();

beforeAll(async () => {
  blocks = await collectOptions();
  const ajv = new Ajv({ strict: true, allowUnionTypes: true, allErrors: true });
  for (const block of blocks) validators.set(block.name, ajv.compile(blockSchema(block)));
}, 60_000);

/** What is wrong with the options of a block, by its schema. */
function problemsOf(block: string, options: unknown): string[] {
  const validate = validators.get(block);
  if (!validate) throw new Error(`${block} has no schema`);
  validate(options);
  return (validate.errors ?? []).map(
    ({ instancePath, keyword }) => `${instancePath.slice(1)} ${keyword}`,
  );
}

const samples = readSamples().flatMap(({ name, html }) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll<HTMLElement>('[data-block][data-block-json]')].map((node) => ({
    name,
    block: node.dataset.block ?? '',
    json: node.dataset.blockJson ?? '',
  }));
});

it.each(samples)('finds nothing wrong in the sample $name of $block', ({ block, json }) => {
  expect(problemsOf(block, JSON.parse(json))).toEqual([]);
});

it.each([
  ['gallery', { slidesPerRw: 2 }, ' additionalProperties'],
  ['gallery', { design: 'galery' }, 'design enum'],
  ['gallery', { loop: 'yes' }, 'loop type'],
  ['marquee', { itemSpacing: { unit: 'cm', value: 1 } }, 'itemSpacing/unit enum'],
  ['share', { services: ['facebok'] }, 'services/0 enum'],
  ['product', { productType: 'PHYSICAL' }, ' required'],
  ['map', { style: 7 }, 'style enum'],
])('finds what is wrong in %s %o', (block, options, problem) => {
  expect(problemsOf(block, options)).toEqual([problem]);
});

it('gives VS Code each attribute with its values', () => {
  const { version, globalAttributes } = htmlCustomData(editorAttributes(blocks));
  expect(version).toBe(1.1);
  const named = new Map(globalAttributes.map((one) => [one.name, one]));
  expect(named.size).toBe(globalAttributes.length);
  const names = named.get('data-block')?.values;
  expect(names?.map(({ name }) => name)).toContain('background-video');
  expect(named.get('data-accordion-item')?.description).toEqual({
    kind: 'markdown',
    value: '**Accordion**: one item: a trigger and its panel',
  });
  expect(named.get('data-mode')?.values).toEqual([
    { name: 'fill' },
    { name: 'fit' },
    { name: 'none' },
  ]);
});

it('gives JetBrains the same, and the events', () => {
  const { contributions, version } = webTypes(editorAttributes(blocks), blocks, '1.2.3');
  expect(version).toBe('1.2.3');
  const block = contributions.html.attributes.find(({ name }) => name === 'data-block');
  expect(block?.value.type).toBe('enum');
  expect(block?.values?.map(({ name }) => name)).toContain('menu');
  expect(contributions.js.events.map(({ name }) => name)).toContain('skerry:slide');
});
