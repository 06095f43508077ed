import { expect, it } from 'vitest';
import { createLeafFiles } from '#engine/chunks/leafFiles';
import { type ListedLeaf, leafTable } from './leafTable';

const leaf = (name: string, hash: number, more: Partial<ListedLeaf> = {}): ListedLeaf => ({
  name,
  stem: `${name}-${String(hash).repeat(7)}`,
  needs: [],
  isFirst: false,
  isHanded: false,
  ...more,
});

const leaves = [
  leaf('engine', 1),
  leaf('slim', 2),
  leaf('island', 3, { needs: ['engine'] }),
  leaf('overlays', 4),
  leaf('dialog', 5, { needs: ['engine', 'island', 'overlays'] }),
  leaf('menu', 6, { needs: ['engine', 'island'], isFirst: true }),
  leaf('site-parts', 7, { needs: ['later'], isFirst: true }),
];
const listing = leaf('later', 8, { isFirst: true });

it('lists for the bootstrap what is asked for first, and what that needs; later the rest', () => {
  expect(leafTable([...leaves, listing], 'react')).toEqual({
    first: 'later8888888engine1111111island33333331menu66666662site-parts77777770',
    later: 'overlays4444444dialog555555525',
  });
});

it('has the same later part for both engines, also before the leaf is built that holds it', () => {
  const { first, later } = leafTable([...leaves, listing], 'preact');
  expect(first).toContain('slim2222222');
  expect(later).toBe(leafTable(leaves, 'react').later);
});

it('is read as it was written', () => {
  const { first, later } = leafTable([...leaves, listing], 'react');
  const filesOf = createLeafFiles(first);
  expect(filesOf('site-parts')).toEqual(['later-8888888.js', 'site-parts-7777777.js']);
  expect(filesOf('dialog')).toBeUndefined();
  expect(filesOf('dialog', later)).toEqual([
    'engine-1111111.js',
    'island-3333333.js',
    'overlays-4444444.js',
    'dialog-5555555.js',
  ]);
});

it('refuses one for the bootstrap that takes what the later leaf hands on', () => {
  const handed = leaf('image', 9, { isFirst: true, isHanded: true });
  expect(() => leafTable([...leaves, handed, listing], 'react')).toThrow(
    'image would be there before what later hands to it',
  );
});

it('refuses more leaves before a shared one than a digit can count', () => {
  const many = Array.from({ length: 40 }, (_, at) =>
    leaf(`w${'x'.repeat(at)}`, 1, { isFirst: true }),
  );
  const last = [leaf('deep', 2), leaf('user', 3, { needs: ['deep'], isFirst: true })];
  expect(() => leafTable([...many, ...last], 'react')).toThrow('too many leaves');
});

it('names the engine in the bootstrap, though nothing that is asked for first needs it', () => {
  const few = [leaf('engine', 1), leaf('slim', 2), leaf('menu', 6, { needs: ['engine'] }), listing];
  expect(leafTable(few, 'react')).toEqual({
    first: 'later8888888engine1111111',
    later: 'menu66666661',
  });
  expect(leafTable(few, 'preact').first).toBe('later8888888slim2222222');
});
