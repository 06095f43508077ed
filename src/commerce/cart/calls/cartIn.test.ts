import { expect, it } from 'vitest';
import { cartIn } from './cartIn';

const cart = { cartToken: 't', items: [] };

it.each([
  [cart, cart],
  [{ data: cart }, cart],
  [
    { ...cart, data: {} },
    { ...cart, data: {} },
  ],
  [{ data: 'x' }, { data: 'x' }],
  [undefined, undefined],
  [null, null],
])('of %j it is %j', (answer, expected) => {
  expect(cartIn(answer)).toEqual(expected);
});
