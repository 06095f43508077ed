import { expect, it } from 'vitest';
import { saidTexts } from './saidTexts';

const strings = { cart: { label: 'Cart', items: '{n} items' }, page: { label: 'Page' } };

const unsaid = (...sources: string[]) => saidTexts(strings, sources).unsaid.map(({ name }) => name);

it('takes a text for said where its part is imported and something names it', () => {
  expect(unsaid("import { cart as texts } from '#texts/commerce/cart'; say(texts.label);")).toEqual(
    ['cart.items', 'page.label'],
  );
});

it('follows texts that are handed on', () => {
  expect(
    unsaid(
      "import { cart } from '#texts/commerce/cart';",
      'const say = ({ items }: Texts) => items;',
    ),
  ).toEqual(['cart.label', 'page.label']);
});

it('takes no word for said that has nothing to do with texts', () => {
  expect(unsaid('node.label = items;', "import { cart } from '#texts/commerce/cart';")).toEqual([
    'cart.label',
    'cart.items',
    'page.label',
  ]);
});
