import { beforeAll, describe, expect, it } from 'vitest';
import { knownOptions } from '#services/debug/checks/knownOptions';
import type { BlockDescription } from './blockDescription';
import { collectOptions } from './collectOptions';
import { readManual } from './readManual';

let blocks: readonly BlockDescription[] = [];
const blockOf = (name: string) => {
  const block = blocks.find((one) => one.name === name);
  if (!block) throw new Error(`${name} is not described`);
  return block;
};
const optionOf = (block: string, name: string) =>
  blockOf(block).options.find((option) => option.name === name);

beforeAll(async () => {
  blocks = await collectOptions();
}, 60_000);

/** JSON without the room between its parts. */
const packed = (text: string) => text.replace(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '');

describe.each(Object.entries(knownOptions))('%s', (name, options) => {
  it('has each of its options described', () => {
    const described = blockOf(name).options;
    expect(described.map((option) => option.name).sort()).toEqual(Object.keys(options).sort());
    expect(described.filter(({ does }) => !does).map((option) => option.name)).toEqual([]);
  });

  it('says the words that its reader takes', () => {
    for (const [option, words] of Object.entries(options)) {
      if (words) expect(optionOf(name, option)?.words, option).toEqual(words);
    }
  });

  it('has a manual that says the same', () => {
    const { options: described, manual } = blockOf(name);
    for (const [option, row] of readManual(manual).options) {
      const read = described.find((one) => one.name === option);
      expect(read, `${manual} tells of ${option}`).toBeDefined();
      expect(packed(row.default), `${manual}, ${option}`).toBe(packed(read?.default ?? ''));
    }
  });
});

it('says what each attribute and each event is for', () => {
  for (const { name, attributes, events } of blocks) {
    for (const { name: said, does } of [...attributes, ...events]) {
      expect(does, `${name}: ${said}`).not.toBe('');
    }
  }
});

it('says the defaults of galleries by design', () => {
  expect(optionOf('gallery', 'speed')?.default).toBe('0.5; slideshow 1');
  expect(optionOf('gallery', 'thumbnails-per-row')?.default).toBe('4');
});

it('says types as TypeScript has them, and what JSON may say', () => {
  expect(optionOf('menu', 'activation')).toMatchObject({
    type: '"manual" | "automatic"',
    default: '"manual"',
    schema: { enum: ['manual', 'automatic'] },
  });
  expect(optionOf('share', 'services')?.schema).toMatchObject({ type: 'array' });
  expect(optionOf('marquee', 'itemSpacing')?.schema).toMatchObject({
    type: 'object',
    properties: { value: { type: 'number' } },
  });
});

it('says which numbers are whole ones', () => {
  for (const name of ['slidesPerRow', 'thumbnailsPerRow', 'thumbnails-per-row']) {
    expect(optionOf('gallery', name)).toMatchObject({
      type: 'number',
      schema: { type: 'integer' },
    });
  }
  expect(optionOf('gallery', 'listImageSize')?.schema).toEqual({ type: 'number' });
});

it('finds attributes and events', () => {
  expect(blockOf('accordion').attributes.map(({ name }) => name)).toContain('data-accordion-item');
  expect(blockOf('gallery').events.map(({ name }) => name)).toEqual([
    'slide',
    'reachedbeginning',
    'reachedend',
  ]);
  expect(blockOf('page').attributes.map(({ name }) => name)).toContain('data-skerry-chunks');
  expect(blockOf('page').events.map(({ name }) => name)).toContain('mounted');
});
