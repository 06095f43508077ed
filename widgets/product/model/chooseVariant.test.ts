import { expect, it } from 'vitest';
import { availabilityOf, chooseVariant } from './chooseVariant';
import type { Variant } from './readVariants';

const variant = (sku: string, size: string, colour: string, stock: number): Variant => ({
  sku,
  values: new Map([
    ['Size', size],
    ['Colour', colour],
  ]),
  price: undefined,
  original: undefined,
  stock,
  image: undefined,
  weight: undefined,
  size: undefined,
});

const variants = [
  variant('1', 'Small', 'Yellow', 4),
  variant('2', 'Large', 'Yellow', 1),
  variant('3', 'Large', 'Blue', 0),
];
const names = ['Size', 'Colour'];

it('finds the variant once all options are chosen', () => {
  expect(chooseVariant(variants, names, new Map([['Size', 'Small']]))).toBeUndefined();
  const chosen = new Map([
    ['Size', 'Large'],
    ['Colour', 'Yellow'],
  ]);
  expect(chooseVariant(variants, names, chosen)?.sku).toBe('2');
});

it('a product without options is its one variant', () => {
  expect(chooseVariant(variants.slice(1, 2), [], new Map())?.sku).toBe('2');
});

it.each([
  ['Colour', 'Blue', [['Size', 'Large']], 'soldOut'],
  ['Colour', 'Blue', [['Size', 'Small']], 'none'],
  ['Colour', 'Yellow', [['Size', 'Small']], 'available'],
  ['Size', 'Large', [], 'available'],
  ['Colour', 'Blue', [], 'soldOut'],
  [
    'Size',
    'Small',
    [
      ['Size', 'Large'],
      ['Colour', 'Yellow'],
    ],
    'available',
  ],
] as const)('%s %s with %j is %s', (name, value, chosen, expected) => {
  expect(availabilityOf(variants, new Map(chosen), name, value)).toBe(expected);
});
