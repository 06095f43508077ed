import { expect, it } from 'vitest';
import type { ListedLeaf } from './leafTable';
import { preloadsOf } from './preloads';

const leaf = (name: string, needs: string[] = [], more: Partial<ListedLeaf> = {}): ListedLeaf => ({
  name,
  stem: `${name}-0000000`,
  needs,
  isFirst: false,
  isHanded: false,
  ...more,
});

const leaves = [
  leaf('later', [], { isFirst: true }),
  leaf('lang'),
  leaf('engine'),
  leaf('slim'),
  leaf('gallery', ['lang'], { isFirst: true }),
  leaf('menu', ['lang', 'engine']),
];

it('names the files of a leaf, but for the texts of other languages', () => {
  const files = ['chunks/gallery-0000000.js'];
  expect(preloadsOf(leaves, 'gallery')).toEqual({ 'skerry.js': files, 'skerry.slim.js': files });
});

it('names the list of what the bootstrap does not know, and the engine of each', () => {
  const files = (engine: string) => [
    'chunks/later-0000000.js',
    `chunks/${engine}-0000000.js`,
    'chunks/menu-0000000.js',
  ];
  expect(preloadsOf(leaves, 'menu')).toEqual({
    'skerry.js': files('engine'),
    'skerry.slim.js': files('slim'),
  });
});
